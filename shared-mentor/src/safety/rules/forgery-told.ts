import { unless } from './either.ts';
import * as words from './forgery-words.ts';
import { rule } from './rule.ts';

/** Whoever wants the truth told, and others' untruths. */
const HONEST: readonly string[] = [
  '(?:sem mentir|nao quero mentir|nao minto|de forma (?:honesta|correta|clara|transparente)|com honestidade|dizendo a verdade|a verdade|honest\\w+|transparen\\w+|corrig\\w+|corrij\\w+|nao quero enganar)',
  '(?:colega|chefe|candidat[oa]|ele|ela|funcionari[oa]|estagiari[oa]|gestor[a]?)(?: \\w+){0,2} (?:mentiu|falsificou|copiou|inventou|fraudou)',
];

/** False claims, papers and stand-ins that are told rather than named. */
export const forgeryTold = unless(
  [...HONEST, ...words.DETECTORS],
  rule('forgery', {
    phrases: [
      'compr\\w+(?: \\w+){0,2} (?:horas complementares|horas de estagio|declarac\\w+|presenca|recomendac\\w+|avaliac\\w+ (?:positiva|boa)\\w*)',
      '(?:pass\\w+|dribl\\w+|engan\\w+|limp\\w+)(?: \\w+){0,2} (?:teste|exame) (?:de drogas?|toxicologico|antidoping|de urina)',
      '(?:coloc|bot|ponh|us|inform)\\w*(?: um)? numero qualquer',
      '(?:aplicativo|app|ia|ferramenta|extensao|programa|site)(?: \\w+){0,3} que (?:respond\\w+|sopra|dita|resolve|escuta)(?: \\w+){0,3} (?:perguntas|entrevista|teste|prova|desafio)',
      '(?:linkedin|curriculo|cadastro|perfil)(?: \\w+){0,3} (?:uma )?empresa que (?:eu )?(?:mesm[oa] )?(?:criei|inventei|abri so)',
      'declarac\\w+ de (?:renda|residencia|matricula|experiencia|trabalho)(?: \\w+)? (?:menor|maior|outr[oa]|fals\\w+|diferente)',
      '(?:que|isso) (?:nunca|nao) aconteceu(?: de verdade)?',
      '(?:pecas?|projetos?|trabalhos?|codigos?|artes?|campanhas?|sites?|textos?|cases?|designs?|apps?|portfolio)(?: \\w+){0,4} que (?:eu )?nao (?:fiz|sao meus?|sao minhas?|e meu|e minha|participei|criei|desenvolvi)',
      '(?:cri|mont|escrev|invent|ger|faz|fac)\\w*(?: \\w+){0,3} (?:historico|historia|experiencia|trajetoria|case|resultados?|versao|desculpa|perfil|passado)(?: \\w+){0,5} (?:convincente|crivel|realista|que cole|que pareca|plausivel)',
      '(?:quanto (?:custa|sai|fica|ta|esta)|preco de|qual o valor de)(?: um| uma| o)? (?:diploma|atestado|historico escolar|tcc|certificado (?:pronto|registrado|sem))',
      '(?:se passando|se passar) por (?:cliente|ex|meu|minha|funcionari|chef|gerente|recrutador)\\w*',
      '(?<!(?:trata|tratam|tratando|tratou|sinto|parece|age|agem) )(?<!(?:trata|tratam|age) (?:a gente|todos) )como se (?:eu )?(?:ainda )?(?:fosse|estivesse|trabalhasse|tivesse)(?: \\w+){0,2} (?:d[oa] rh|gerente|chef[ae]|supervisor[a]?|coordenador[a]?|la|na empresa|formad[oa]|feito|meu|minha|trabalhad[oa]|empregad[oa])',
      '(?:cracha|carimbo|crea|coren|crm|oab|login|assinatura|digital)(?: \\w+){0,2} d[aeo] (?:minha|meu|um|uma|outr[oa])(?: (?:irma|irmao|amig[oa]|prim[oa]|colega|conhecid[oa]|vizinh[oa]|pai|mae|tia|tio|cunhad[oa]|ex \\w+|pessoa))',
      'emprest\\w+ (?:o |a |seu |sua |me )?(?:crea|crm|coren|oab|carimbo|cracha|diploma|certificado|registro|cnh|assinatura)',
      '(?:trabalh|entr|vou|bat|assin)\\w*(?: \\w+)? no lugar del[ea]',
      'cri(?:a|e|ar)(?: \\w+){0,3} (?:cases?|projetos?|clientes?|depoimentos?|resultados?|numeros|outros|mais)(?: \\w+){0,5} (?:bons|realistas?|convincentes?|ficticios?|inventad[oa]s|que parec\\w+|bonitos)',
      'me (?:passei|passo|passar|passando) por (?:\\w+ )?(?:solteir\\w+|casad\\w+|formad\\w+|gerente|medic\\w+|engenheir\\w+|recrutador\\w*|outra pessoa|cliente|funcionari\\w+|tecnic\\w+|professor\\w*)',
      '(?:subir|aumentar|inflar|dobrar|subo|aumento)(?: \\w+){0,2} salario(?: \\w+){0,6} (?:quando|se|na hora que) (?:me )?(?:el[ea]s )?pergunt\\w+',
      'dar o perfil que|perfil que (?:el[ea]s|a empresa) quer(?:em)?(?: \\w+){0,3} nao o meu|respond\\w+(?: \\w+){0,6} (?:o que|como) el[ea]s querem(?: ouvir)? e nao',
      '(?:sintoma|dor|doenca)(?: \\w+){0,2} (?:convenc\\w+|enganar?|para dar atestado|da atestado)',
      'atestado(?: \\w+){0,4} (?:emendar|feriado|folga|viajar|praia|carnaval)',
      '(?:along|estic|esten|emend)\\w+(?: \\w+){0,3} (?:ultimo |meu )?(?:trabalho|emprego|periodo|contrato|vinculo|passagem)(?: \\w+){0,4} (?:ate|para)',
      '(?:faz|imprime|arruma|falsifica|monta|clona) (?:qualquer|todo tipo de) (?:papel|documento|diploma|certificado)',
      '(?:prim[oa]|amig[oa]|irma|irmao|ti[oa]|vizinh[oa]|cunhad[oa]|marido|namorad[oa]|mae|pai)(?: \\w+){0,2} assina(?:r|ria|va)?(?: \\w+){0,2} (?:como|por) \\w+',
      'em andamento(?: \\.)?(?: \\w+){0,2} ?nem (?:\\w+ )?(?:me inscrevi|comecei|me matriculei)',
      '(?<!(?:otimizador|ferramenta|ia|sistema|mentor|el[ea]|colega|chefe|gente|que|voce) )invent(?:o|ar|a|e|ando) (?!moda|uma (?:historia|piada|musica|receita) de|um (?:jeito|metodo|processo|produto|modo)|uma (?:forma|maneira|solucao|moda)|novas? |produtos|solucoes|coisas novas)(?:\\w+)',
      `(?:fui|era|sou|fiz|trabalhei como)(?: \\w+){0,3} ${words.RANKS}(?: \\w+){0,6} (?:mas|so que|porem|se eu)(?: \\w+){0,5} (?:coloquei|botei|pus|chamei|chamar|colocar|botar|coloco|boto)(?: de| como| que \\w+)? ${words.RANKS}`,
      `se eu (?:chamar|colocar|botar|puser|escrever)(?: \\w+){0,3} (?:de|como) ${words.RANKS}(?=.*(?:alguem|pede|pedir|checa|confere|percebe|problema|diploma|cola))`,
      '(?:me pass(?:o|ar)|fingir|finjo|fingindo|dizer|digo|parecer|fing\\w+) que (?:eu )?(?:fui eu|foi minha ideia|fiz sozinh[oa])',
      '(?:usei|uso|usar|copiei|peguei|colei|pedi|paguei)(?: \\w+){0,9} como se (?:eu )?(?:tivesse|fosse)',
      '(?:laboratorio|medic[oa]|clinica|autoescola|despachante|instrutor[a]?|examinador[a]?|fiscal)(?: \\w+){0,6} (?:jeitinho|quebr\\w+ (?:o |um )?galho|por fora|facilit\\w+|molhar a mao|sem perguntar)',
      '(?:medic[oa]|dentista|enfermeir[oa])(?: \\w+){0,4} (?:e |eh )?(?:meu |minha )?(?:amig[oa]|conhecid[oa]|prim[oa]|parente|ti[oa]|vizinh[oa]|cunhad[oa])(?: \\w+){0,3} (?:peco|pedir|arrum\\w+|me da|consigo|faz|assina|\\w+ dias)',
      '(?:colega|amig[oa]|alguem|prim[oa]|el[ea])(?: \\w+){0,2} (?:bate|bater|passa|registra|assina|marca)(?: o ponto| o cracha)? (?:para|por) mim',
      '(?:tenho|fui|fiz)(?: \\w+){0,4} mas nego|nego e pronto|se pergunt\\w+ (?:eu )?nego',
      '(?:us(?:o|ar|ei)|coloc(?:o|ar)|bot(?:o|ar)|pon?h?o) o (?:numero|registro|nome|crc|coren|crea|oab|crm|login|certificado) d[eoa] (?:meu|minha|um|uma|outr[oa])',
      '(?:combin\\w+|pode\\w*|vamos|bora)(?: \\w+){0,3} (?:aument\\w+|subir|inflar|mudar|mexer) (?:\\w+ ){0,2}(?:ultimo salario|salario (?:anterior|atual|antigo)|cargo|tempo de casa|datas?)',
      'parecer (?:verdadeir[oa]|autentic[oa]|legitim[oa])',
      '(?:vend\\w+|arrum\\w+|solta|libera|assina) (?:o |um )?papel(?: por| de| sem)',
      '(?:emprest\\w+|peguei|pegar|usar|uso|com) (?:\\w+ ){0,3}(?:certificado|diploma|laudo|atestado|historico|holerite|coren|crea|registro|cnh)(?: \\w+){0,2} (?:del[ea]|d[eoa] (?:um|uma|meu|minha|outr[oa])|emprestad[oa])',
      '(?:marc\\w+|declar\\w+|inscrev\\w+|concorr\\w+)(?: \\w+){0,6} (?:pard[oa]|negr[oa]|pret[oa]|indigena|pcd|cota\\w*)(?: \\w+){0,6} (?:so para|pela cota|pelas cotas|sem ser|nao sou)',
      '(?:registr\\w+|bat(?:o|er)|marc(?:o|ar)|pass(?:o|ar)) (?:o )?(?:ponto|cracha|digital|presenca) (?:para|por|pel[oa]|d[aeo]) (?:minha|meu|outra?|uma?|ela|ele|colega|amig[oa])',
      '(?:questoes|respostas|gabarito|prova|perguntas)(?: \\w+){0,4} (?:vaz(?:ou|ad[oa]s|aram)|roubad[oa]s)',
      '(?:vaz(?:ou|aram)|conseguiram|arrumaram)(?: \\w+){0,2} (?:questoes|respostas|gabarito|a prova|o teste)',
      '(?:outra |uma )?(?:proposta|oferta)(?: de emprego)?(?: \\w+){0,2} (?:sem ter|que nao (?:tenho|existe|recebi)|inexistente|inventad[oa]|de mentira)|blef(?:ar|o|ando)(?: \\w+){0,6} (?:proposta|oferta|salario|aumento)',
      '(?:list|coloc|apresent|bot|assin|us|mostr)\\w+ como (?:meus?|minhas?|se fosse\\w* (?:meus?|minhas?))',
      '(?:escrev|gere|gerar|faz|faca|mont|redig|assin|mand)\\w*(?: \\w+){0,7} (?:como se (?:fosse|voce fosse|eu fosse)|se passando|em nome d[aeo])(?: \\w+){0,3} (?:gerente|chef[ae]|gestor[a]?|professor[a]?|supervisor[a]?|medic[oa]|empresa|rh|diretor[a]?|client\\w+)',
      '(?:que|qual) (?:doenca|desculpa|mentira)(?: \\w+){0,2} (?:eu )?(?:invent\\w+|dou|uso|conto|arrumo|da para dar)',
      '(?:inventei|invento|inventar|inventa|invente|inventando) (?:que|as|os|uns|umas|um|uma) (?:\\w+ ){0,2}(?:eu |era|fui|obras|nomes|empresas?|clientes|experiencias?|cargos?|lugares|encarregad\\w+|datas?|resultados|cursos?|doenca|parente)',
      '(?:troquei|trocar|troco|mudei|mudo|mexi|mexo|estiquei|estico|emendei|emendo|juntei) (?:\\w+ ){0,2}(?:data|datas|periodo|meses|ano) (?:\\w+ ){0,6}(?:nao aparec\\w+|esconder|tampar|cobrir|parad[oa]|desempregad[oa]|buraco|lacuna|sumir)',
      '(?:deix|mant|coloc|bot|mostr)\\w+ (?:\\w+ ){0,3}(?:como )?(?:emprego|trabalho|cargo) atual(?: \\w+){0,5} (?:parecer|sai|ja|achar\\w*|pensar\\w*)',
      '(?:aumentei|subi|promovi|inflei|melhorei|turbinei) (?:o |meu |no meu )?(?:cargo|nivel|titulo|tempo|ingles)(?: de \\w+)?(?: para \\w+)?',
      'modelo de (?:holerite|contracheque|atestado|diploma|certificado|comprovante de (?:renda|residencia))(?: \\w+){0,4} (?:preench\\w+|em branco|editavel|valor)',
    ],
    near: [
      { all: [words.LESS, words.CLAIM_THAT], within: 22 },
      { all: [words.TO_DECEIVE, words.CLAIM_THAT], within: 20 },
      {
        all: [
          [
            '(?:atestados?|laudos?|diplomas?|certificados?|holerites?|contracheques?|comprovantes?|historico escolar)',
          ],
          ['(?:voce|tu)(?: me)? (?:faz|gera|arruma|consegue|monta|emite|imprime|cria|prepara)'],
        ],
        within: 20,
      },
      { all: [words.PAPERS, words.DOCTORED], within: 16 },
      { all: [words.PAPERS, words.SELLER], within: 16 },
      {
        all: [
          words.PAPERS,
          words.UNEARNED,
          [
            ...words.UNDETECTED,
            '(?:gerar|gere|ger(?:a|o)|fazer|faz|arranj\\w+|arrum\\w+|emit\\w+|imprim\\w+|conseg\\w+|vende\\w*|assina\\w*|preciso|quero|compr\\w+)',
          ],
        ],
        within: 26,
      },
      { all: [words.CLAIMS, words.CLAIMED, words.UNTRUE], within: 22 },
      { all: [words.CLAIMS, words.CLAIMED, words.UNDETECTED], within: 20 },
      { all: [words.TRIALS, words.HELPERS, words.INSTEAD], within: 22 },
      {
        all: [
          words.TRIALS,
          words.PAID,
          ['(?:entregar|fazer|resolver|escrever|responder|faz|resolve|responda|entregue|encomenda|faca)'],
        ],
        within: 16,
      },
      { all: [words.WITNESS, words.TESTIMONY], within: 12 },
    ],
    harmless: [
      '(?:sem|nao|nunca|jamais|em vez de|ao inves de|parar de|odeio) (?:quero |vou |preciso |precisar |gosto de )?(?:inventar|invento|inventando|invente)(?: \\w+){0,4}',
      '(?:treinar|treino|ensaiar|ensaio|simular|simulado|praticar|pratico|estudar)(?: \\w+){0,6}',
      '(?:trocar|mudar|alterar|atualizar)(?: \\w+){0,4} (?:nome de (?:solteir|casad)\\w+|nome social|carteira de trabalho digital)',
      'carteira (?:de clientes|de habilitacao|digital|de investimentos)',
      '(?:nao|sem) (?:\\w+ )?(?:coloc\\w+|incluir|falar|dizer|mostrar)(?: \\w+){0,3}',
      '(?:inclu\\w+|coloc\\w+|cit\\w+|menciona\\w+)(?: \\w+){0,6} (?:incomplet[oa]|em andamento|trancad[oa]|cursando|interrompid[oa])(?! (?:\\w+ ){0,2}(?:para parecer|\\. nem|nem) )',
    ],
  }),
);
