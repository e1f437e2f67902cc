import { either, unless } from './either.ts';
import { forgeryTold } from './forgery-told.ts';
import { DETECTORS } from './forgery-words.ts';
import { rule } from './rule.ts';

const CAN =
  '(?:posso|poderia|devo|da para|dar para|tem como|como|quero|queria|vou|preciso|me ajuda a|me ajude a|ajuda a|ajude me a|ajuda para|melhor|vale a pena|tudo bem|problema se eu|e se eu|compensa|consigo|penso em|pensei em|pensando em|estou pensando em|pretendo|tem problema|tem problema em|tem problema se eu|da problema|ensina a|me ensina a|me ensine a|jeito de|dica para|dicas para|forma de|maneira de|seria errado|e errado|sera que posso|bora|crie|cria|invente|inventa|gere|escreva|escreve|faz|faca|coloca|coloque|ponha|poe)';

const PAPER =
  '(?:diplomas?|certificad\\w+|certific\\w+|atestados?|historico(?: escolar)?|comprovantes?|holerites?|contracheques?|carteira(?: de trabalho| assinada| profissional)?|ctps|cartas? de (?:recomendacao|referencia)|declarac\\w+|documentos?|laudos?|registro profissional|crm|coren|crea|oab|cnh|portfolio|referencias?|recomendac\\w+|exame\\w*|toxicologico|assinatura|experiencias?|cursos?|formac\\w+|curriculo|faculdade|graduacao|ingles|notas?)';

const FALSE =
  '(?:fals[oa]s?|falsificad\\w+|frio|fria|forjad\\w+|adulterad\\w+|inventad\\w+|ficticio|ficticia|ficticias|ficticios|mentiros\\w+|de mentira|de mentirinha|que nao (?:existe|existem|e verdade))';

const NOT_HAD =
  '(?:nao (?:tenho|fiz|tive|trabalhei|terminei|conclui|fui|sei|cursei|falo|domino|possuo|estudei|me formei|e verdade|sou|existe|exist\\w+|atuei|usei|participei)|nunca (?:tive|fiz|trabalhei|estudei|fui|usei|atuei|cursei|falei|participei|mexi|pisei|liderei|gerenciei)|sem (?:ter|saber|nunca ter|fazer|concluir|terminar))';

const CLAIM =
  '(?:coloc\\w+|bot\\w+|ponho|registr\\w+|pus|diz\\w*|diga|digo|diss(?:er|esse)\\w*|falar|falo|fale|falasse|afirm\\w+|escrever|escrev[oae]|inclu\\w+|acrescentar|adicionar|declarar|inventar|fingir)';

const forgeryNamed = rule('forgery', {
  phrases: [
    `${PAPER}(?: \\w+){0,4} ${FALSE}`,
    `(?:falsific\\w+|forj\\w+|adulter\\w+|fraud(?:ar|o|ei|em|e)|clonar|fabricar)(?: \\w+){0,4} ${PAPER}`,
    `(?:falsificar|forjar|adulterar)`,
    `(?:compr\\w+|vend\\w+|arrum\\w+|conseg\\w+|onde (?:acho|encontro|tem)|alguem que (?:faz|vende)|pag\\w+)(?: \\w+){0,4} (?:diploma|certificado|atestado|historico escolar|laudo|cnh|registro profissional|tcc pronto)(?! (?:de conclusao do curso que|da faculdade que conclui|que perdi|que conclui))(?= |!)`,
    `(?:invent\\w+|inventar|simular|fingir|criar do zero)(?: \\w+){0,4} (?:experiencias?|empregos?|empresas?|cursos?|formac\\w+|cargos?|projetos?|resultados?|numeros|certific\\w+|diploma|referencias?|trabalhos?|estagio|faculdade|historia|historico|promocao|proposta|oferta|doenca|morte)`,
    `(?:mentir|minto|menti|mentindo|mentira|mentiras|mentirinhas?|omitir a verdade|enganar|engano|trapacear|burlar|ludibriar)(?: \\w+){0,6} (?:curriculo|entrevistas?|linkedin|recrutador\\w*|rh|experiencia|formacao|ingles|salario|idade|teste|empresa|vaga|selecao|perfil|cargo|tempo|processo|cursos?|faculdade|gestor|contratante|ats|prova|filtro)`,
    `(?:curriculo|entrevista|linkedin|perfil|salario|formacao|experiencia|ingles)(?: \\w+){0,5} (?:mentir|mentindo|mentira|mentiras|inventar|inventado)`,
    `${CAN}(?: \\w+){0,4}? mentir`,
    `${CLAIM} (?!que|se|quando|como|isso|sobre|o que|quanto)(?:\\w+ ){1,7}(?:que|onde|em que) (?:eu )?(?:nao (?:fiz|tive|trabalhei|cursei|exist\\w+|domino|tenho|sei|falo|participei|usei|atuei)|nunca (?:fiz|tive|trabalhei|cursei|existi\\w+|usei|atuei|participei|fui|estudei|liderei))`,
    `${CLAIM}(?: \\w+){0,9} (?:sem (?:eu )?(?:ter|saber|nunca|fazer|concluir|terminar|ser)|mesmo (?:sem|nao|eu nao|que (?:eu )?nao|que (?:eu )?nunca|nunca)|ninguem (?:confere|verifica|checa|vai (?:conferir|checar|descobrir|saber|verificar)))(?: \\w+)?`,
    `${NOT_HAD}(?: \\w+){0,8} (?:mas|e|so que|porem|posso|quero|vou|queria|da para|como)(?: \\w+){0,3} ${CLAIM}(?: \\w+){0,4} (?:que sim|que tenho|que fiz|que terminei|que conclui|que trabalhei|como se|que sou|que sei|que falo|fluente|concluid[oa]|complet[oa]|mesmo assim|no curriculo como|formad[oa])`,
    `${CLAIM}(?: \\w+){0,6} (?:como (?:concluid[oa]|complet[oa]|terminad[oa]|formad[oa])|como se (?:tivesse|fosse|eu tivesse|eu fosse|estivesse))(?: \\w+){0,8}`,
    '(?:aument\\w+|estic\\w+|alter\\w+|mudar|mudo|modific\\w+|troc\\w+|inflar|inflo|maquiar|alongar|esconder alterando)(?: \\w+){0,4} (?:as datas?|datas? (?:de|do|dos|no|para)|tempo (?:de|em|que|na|no)|periodo|meses|anos de experiencia|meu cargo para (?:parecer|gerente)|cargo anterior|salario (?:atual|anterior|no curriculo)|nota|media|idade)(?! (?:salarial|de fonte))(?= )(?=.*(?:curriculo|entrevista|linkedin|parecer|esconder|lacuna|buraco|carteira|rh|recrutador|vaga|experiencia|cobrir|tampar|perceber|descobr|historico))',
    '(?:pedir|peco|pago|pagar|contratar|contrato|chamar|colocar|botar|deixar|arrumar|arranjar|combinar)(?: \\w+){0,7} (?:fingir|finja|se passar|passar por|passe por|fazer (?:a|o|meu|minha) (?:teste|prova|entrevista|case|desafio|tcc|avaliacao)(?: \\w+){0,4} (?:por mim|no meu lugar|para mim)|confirmar que (?:eu )?trabalh\\w+|dizer que (?:eu )?(?:trabalh\\w+|foi meu|era meu|fui)|mentir)',
    '(?:alguem|amig[oa]|primo|prima|irmao|irma|colega|outra pessoa|namorad[oa]|marido|esposa|ia|chatgpt|robo)(?: \\w+){0,4} (?:faz\\w*|fizer|fizesse|faca|responde\\w*|realiz\\w+|entr\\w+|particip\\w+)(?: \\w+){0,6} (?:teste|prova|entrevista|case|desafio|avaliacao|dinamica)(?: \\w+){0,4} (?:por mim|no meu lugar|para mim|como se fosse eu)',
    '(?:faz\\w*|fazer|faca|respond\\w+|ir|va|vai|entr\\w+|particip\\w+)(?: \\w+){0,6} no meu lugar(?=.*(?:teste|prova|entrevista|dinamica|avaliacao|case|selecao))',
    '(?:teste|prova|entrevista|dinamica|avaliacao|selecao)(?: \\w+){0,4} no meu lugar',
    '(?:se pass\\w+ por mim|fingindo ser eu|fingir ser eu|como se fosse eu|passar por mim)',
    '(?:fazer|faco|realizar|responder)(?: \\w+){0,3} (?:teste|prova|entrevista|certificacao)(?: \\w+){0,3} (?:no lugar d\\w+|por outra pessoa|por um amigo|por uma amiga|pelo meu|pela minha)',
    '(?:cola|colar|colando|gabarito|respostas (?:prontas d[aeo]|vazadas|certas d[aeo])|responder escondido|ponto eletronico|burlar|hackear|fraudar|trapacear|passar a perna)(?: \\w+){0,5} (?:teste|prova|avaliacao|teste tecnico|entrevista online|entrevista|certificacao|teste online|proctoring|teste de ingles|gupy|raciocinio logico)(?= )(?! (?:de autoconhecimento))',
    '(?:fingir|finjo|fingindo|simular|se passar|me passar)(?: \\w+){0,4} (?:que (?:tenho|sou|sei|fiz|trabalhei|trabalho|falo|estou empregado|estou doente|fui)|ser formad[oa]|ser gerente|doente|doenca|por (?:um |uma )?(?:medic|engenheir|advogad|gerente|recrutador|funcionari)\\w+|estar empregad[oa]|estar doente)',
    '(?:amig[oa]|prim[oa]|irmao|irma|mae|pai|tia|tio|vizinh[oa]|cunhad[oa])(?: \\w+){0,4} (?:como|de|fingir|se passar|passar por|ser)(?: \\w+){0,3} (?:referencia|ex chefe|ex gestor|meu chefe|minha chefe|meu antigo chefe|ex gerente)(?= (?:fals|sem|que nunca|mesmo)|!)(?=.*(?:nunca trabalh|fals|fingi|passar|nao trabalh))',
    '(?:atestado)(?: \\w+){0,4} (?:sem (?:estar|ir|consulta|ficar) ?(?:doente)?|para faltar|mesmo sem)',
    '(?:palavras? chaves?|texto|letra)(?: \\w+){0,4} (?:branc[oa]|invisive\\w+|escondid\\w+)(?: \\w+){0,6} (?:curriculo|ats|robo|sistema|fundo)?',
    '(?:fake (?:diploma|degree|certificate|resume|reference)|lie on my (?:resume|cv)|forge)',
    '(?:diz\\w+|digo|fal\\w+|coloc\\w+|bot\\w+|por)(?: \\w+){0,3} (?:ainda )?(?:trabalho|estou (?:empregad[oa]|trabalhando|la|na empresa))(?: \\w+){0,6} (?:ja (?:sai|fui|me)|sai (?:de|ha|em|mes)|fui demitid[oa]|mesmo (?:sem|tendo|nao))',
    '(?:pag\\w+|contrat\\w+|pedir|peco|deixo|deixar|mando|mandar)(?: \\w+){0,2} (?:alguem|outra pessoa|um cara|amig[oa]|prim[oa]|irma[o]?|freelancer)(?: para)? (?:fazer|faz\\w*|responder|resolver|entrar)(?: \\w+){0,4} (?:teste|prova|case|desafio|entrevista|avaliacao)(?! simulad)',
    '(?:vai|vou|pode|podia|quer|ir|queria) se passar por',
    '(?:se passar|se passando|passe se|se passe) (?:por|pel[oa]) (?:meu|minha|mim|ex|um|uma|outr[oa])',
    '(?:invent\\w+)(?: \\w+){0,2} (?:motivo|desculpa|justificativa|mentira|atestado|parente|consulta)',
    `${CLAIM}(?: \\w+){0,2} que (?:eu )?(?:fui|era|sou|tenho|fiz|pedi|sai|estou|moro|trabalhei|liderei|falo|gerenciei|conclui|terminei|sei|domino|ganhava|ganho)(?: \\w+){0,6} (?:quando (?:eu )?(?:era|fui)|quando na verdade|mas (?:na verdade |eu |so |na real )?(?:era|sou|nao|fui|nunca|falta|tranquei|parei)|sem (?:ter|ser|saber)|mesmo (?:nao|sem|que nao|sendo)|so que nao|e mentira)`,
    '(?:exager\\w+|infl\\w+|arredond\\w+|maqui\\w+|engord\\w+|enfeit\\w+)(?: \\w+){0,3} (?:cargo|tempo de|numeros|resultados|experiencia|salario|datas|curriculo|nivel|ingles|qualificac\\w+)',
    '(?:aument\\w+|estic\\w+|esten\\w+|prolong\\w+)(?: \\w+){0,3} (?:meu cargo|o cargo|tempo de (?:casa|experiencia|empresa|servico|trabalho)|periodo|datas?|meses (?:de|no|na)|ultimo salario|salario anterior)',
    '(?:copi\\w+|plagi\\w+|roub\\w+|peg(?:ar|o|uei)|us(?:ar|o)|apresent\\w+|coloc\\w+)(?: \\w+){0,4} (?:curriculo|portfolio|projetos?|codigo|cases?|trabalhos?|artes|design|tcc|github)(?: \\w+){0,2} (?:d[eao]s? (?:outr\\w+|meu (?:amigo|colega|primo|irmao|ex)|minha (?:amiga|colega|prima|irma)|um (?:amigo|colega)|uma (?:amiga|colega)|colegas?|amig[oa]s?|algu\\w+)|alhei[oa]s?|que nao (?:e|sao|fiz|fui eu)|como (?:meus?|minhas?|se fosse\\w*))',
    '(?:deepfake|trocar (?:o|meu) rosto|voz clonada|clonar (?:minha )?voz|teste no lugar|prova no lugar)',
    '(?:certificad\\w+|diploma\\w*|titulo|habilitacao)(?: \\w+){0,3} sem (?:ter )?(?:fazer|feito|estudar|estudado|concluir|cursar|curso|ir|assistir|prova)',
    '(?:declar\\w+|passar por|dizer que sou|fingir (?:ser|que sou)|inscrev\\w+ como|concorr\\w+ como)(?: \\w+){0,2} (?:negr[oa]|pard[oa]|pret[oa]|pcd|deficiente|indigena|cotista)(?: \\w+){0,4} (?:sem ser|nao sou|mesmo nao|mesmo sendo branc[oa]|para (?:a |pegar |entrar |usar |conseguir )(?:\\w+ )?(?:cota|vaga))',
    '(?:assin(?:ar|o|ei)) (?:por|no lugar|pel[oa]|como se)(?: \\w+)? (?:chefe|gerente|gestor|responsavel|medico|outra pessoa|ele|ela)',
    '(?:diz\\w+|coloc\\w+|fal\\w+)(?: \\w+){0,4} (?:curso superior|faculdade|graduacao|ensino medio|pos|ingles fluente|ingles avancado)(?: \\w+){0,4} (?:sem (?:ter|saber|concluir|fazer|terminar)|mas (?:nao|so|parei|tranquei|larguei))',
    `${CLAIM}(?: \\w+){0,5} que(?: \\w+){1,9} (?:mas|so que|sendo que|porem|quando)(?: (?:na verdade|na real|eu|so))? (?:so (?:tenho|tive|fiz|sei)|nao (?:falo|sei|tenho|fiz|terminei|sou|era|domino)|era|nunca|tenho so|foi so|e mentira)`,
    '(?:gente|alguem|site|pessoa|lugar|onde)(?: \\w+){0,3} (?:faz|fazem|vende|vendem|fizesse)(?: \\w+){0,3} (?:prova|provas|testes?|diploma\\w*|certificad\\w+|atestad\\w+|tcc)(?: \\w+){0,3}(?= pel[oa]s outros| por (?:mim|outr|encomenda)| para os outros| no lugar| fals|!)',
    '(?:fabric\\w+|arranj\\w+|arrum\\w+|cri(?:e|a|ar)|monte|invente|simul\\w+)(?: \\w+){0,2} (?:referencias?|experiencias?|cartas? de recomendacao|historico|certificad\\w+|diploma|atestado|holerite|comprovante)(?: profissional| de trabalho| falsa)?(?: para mim)(?! (?:treinar|com base))',
    `${CLAIM}(?: \\w+){0,5} que(?: \\w+){1,8} (?:onde|em que) (?:eu )?(?:nunca|nao) (?:trabalhei|estudei|fui|atuei)`,
    `${CLAIM}(?: \\w+){0,3} que (?:eu )?(?:falo|sei|domino|tenho|sou|fiz)(?: \\w+){1,5} (?:nao (?:falo|sei|tenho|sou|fiz) nada|nem (?:sei|falo|tenho|fiz))`,
    '(?:compr\\w+|pag\\w+|encomend\\w+)(?: \\w+){0,4} (?:tcc|monografia|trabalho de conclusao)',
    '(?:cargo|nivel|salario|titulo|ingles|experiencia)(?: \\w+)? (?:maior|superior|mais alto|acima) (?:do )?que (?:o que )?(?:tive|tinha|era|eu|o real|realmente|sei|ganhava)(?=.*(?:coloc|diz|dig|fal|curriculo|entrevista|linkedin))',
    '(?:arranj\\w+|arrum\\w+|consig\\w+|conseg\\w+|peg\\w+|us(?:ar|o)|meter|apresent\\w+|lev(?:ar|o)|d(?:ar|ou)|invent\\w+)(?: \\w+){0,3} atestado(?: \\w+){0,4} (?:faltar|entrevista|folga|viajar|sem (?:estar|precisar)|matar|nao ir|emendar)',
    '(?:diz\\w*|digo|fal\\w+|invent\\w+)(?: \\w+){0,2} que(?: \\w+){0,4} (?:morreu|faleceu|esta internad[oa]|estou doente|passei mal)(?: \\w+)? (?:para (?:faltar|ir|nao|fazer|conseguir|poder))',
    '(?:trocar|mudar|alterar|colocar outro)(?: \\w+){0,2} (?:nome d[aeo] (?:empresa|cargo|curso)|nome do meu cargo)(?=.*(?:parecer|maior|melhor|impression|esconder))',
    'nao (?:sendo|seja|era|fosse) (?:bem )?verdade',
    'mesmo (?:que )?nao e (?:bem )?verdade',
    '(?:usar|uso|usando|ligar|deixar)(?: \\w+){0,3} (?:chatgpt|ia|gpt|ponto|celular|cola|google|fone)(?: \\w+){0,3} (?:escondid[oa]|sem (?:el[ea]s?|que|ninguem|o recrutador|a recrutadora)(?: \\w+)? ?(?:perceb\\w+|not\\w+|saber|saiba\\w*)?)',
    '(?:edit\\w+|alter\\w+|mexer|photoshop\\w*|mud\\w+)(?: \\w+){0,4} (?:holerite|contracheque|atestado|diploma|certificado|historico escolar|comprovante|carteira de trabalho|ctps)(?! digital)',
    'falsa (?:diploma|certificado|experiencia|referencia|atestado|curriculo|holerite)',
    '(?:diploma|certificado|experiencia|referencia|atestado|holerite|curriculo) falsa',
    'pareca que (?:foram|tenho|tive|sou|fui|trabalhei|fiz|estudei)',
    '(?:atend(?:e|er|a)|lig(?:a|ar|ue)|confirm(?:a|ar|e)|apresent(?:o|ar|e))(?: \\w+){0,5} como se (?:fosse|fossem|tivesse)',
    '(?:versao|historia|desculpa|mentira)(?: \\w+)? convincente',
    'gabarito(?: \\w+){0,6} (?:teste|prova|passou|me deu|vaz\\w+|empresa)',
    '(?:carteira|contrato|registro)(?: \\w+){0,3} retroativ[oa]',
    '(?:cri\\w+|mont\\w+|invent\\w+|faz\\w+)(?: \\w+){0,5} (?:empresa|site|perfil|cnpj)(?: \\w+){0,3} (?:fals[oa]|fantasma|fictici[oa])',
    '(?:escrev\\w+|cri\\w+|invent\\w+|faz|faca)(?: \\w+){0,3} (?:depoimento|avaliacao|feedback)(?: \\w+){0,12} (?:nao tive|fals\\w+|inventad\\w+|que nao|nunca tive)',
    '(?:copi\\w+)(?: \\w+){0,3} (?:experiencias?|historico|trajetoria|resultados)(?: \\w+){0,4} (?:del[ea]|d[eo] outr\\w+|de um|mud\\w+)',
    'assin\\w+ (?:a lista|a presenca|o ponto|a chamada) por (?:mim|ele|ela)',
    `${CLAIM}(?: \\w+){0,3} que (?:eu )?(?:era|fui|sou)(?=.*na (?:minha )?carteira (?:esta|era|consta|de trabalho (?:esta|era|consta)))`,
  ],
  pairs: [
    {
      one: ['(?:certificad\\w+|diploma\\w*|habilitac\\w+)'],
      other: [
        'sem (?:precisar |ter que )?(?:assistir|fazer|cursar|estudar|ir|frequentar|provas?)(?: \\w+){0,2}',
      ],
      within: 'sentence',
    },
    {
      one: ['(?:testes?|prova|entrevista|avaliacao|case|desafio)'],
      other: [
        '(?:amig[oa]|prim[oa]|irmao|irma|namorad[oa]|marido|esposa|colega|outra pessoa|alguem|el[ea])(?: \\w+){0,8} (?:respond\\w+|faz\\w*|faca|resolv\\w+|fizer|entr\\w+)(?: \\w+){0,3} (?:enquanto|no meu lugar|por mim|para mim|fingindo|do meu lado)',
      ],
      within: 'sentence',
    },
    {
      one: ['(?:fui (?:demitid\\w+|mandad\\w+|deslig\\w+)|justa causa|me demitiram|me mandaram embora)'],
      other: [
        '(?:falar|dizer|digo|falo|contar|colocar|inventar)(?: \\w+){0,2} que (?:eu )?(?:pedi (?:para|demissao|as contas)|sai por|quis sair|que sai|foi acordo|a empresa fechou)',
      ],
      within: 'message',
    },
    {
      one: [
        '(?:coloc\\w+|registr\\w+|diz\\w*|digo|fal\\w+|bot\\w+)(?: \\w+){0,4} que (?:eu )?(?:fui|trabalhei|era|sou|estava|trabalho|atuei)',
      ],
      other: [
        '(?:so )?para (?:preencher|tampar|cobrir|tapar|esconder|disfarcar)(?: \\w+){0,3} (?:periodo|buraco|lacuna|gap|tempo|fase)',
      ],
      within: 'sentence',
    },
  ],
  harmless: [
    'nem (?:mentir|enganar|inventar|exagerar|fingir)(?: \\w+){0,3}',
    '(?:se nao me engano|por engano|salvo engano)',
    '(?:chef[ae]|patrao|patroa|gerente|empresa|gestor[a]?|diretor[a]?|supervisor[a]?|dono|dona|socio)(?: \\w+){0,4} (?:mand*|pedi*|obrig*|forc*|quer|exig*)(?: \\w+){0,3} (?:falsific*|fraud*|adulter*|mentir|mint*)(?: \\w+){0,4}',
    '(?:nao|sem|nunca|jamais|evitar|evito|em vez de|ao inves de|odeio|contra|medo de|dificuldade de) (?:quero |vou |queria |pretendo |gosto de |gostaria de |consigo |sei |preciso |precisar |precisa |posso |ter que |parecer que (?:estou )?|estou |precisei )?(?:mentir|mentindo|menti|inventar|inventando|inventei|falsificar|falsificando|forjar|enganar|enganando|fingir|exagerar|mentira|colar|burlar|maquiar)(?: \\w+){0,6}',
    '(?:deteccao|detectar|detecto|prevencao|combate|analise|analista|investig*|perit[oa]|pericia|auditor*|identific*|trabalh*|antifraude|area|especialista|sistema|modelo|monitoramento|reconhec*)(?: \\w+){0,4} (?:a|de|em|com|contra|anti)? ?(?:fraudes?|falsific*|documentos? fals*|diplomas? fals*|notas fals*|falsa|golpes?)(?: \\w+){0,1}',
    '(?<!\\b(?:crio|criar|cria|montar|inventar|uma|site de uma) )(?:vagas?|empresas?|recrutador*|propostas?|ofertas?|anuncios?|site|perfil|emails?|linkedin|processo seletivo) (?:e |sao |parece* |pode ser |podem ser )?(?:fals*|golpe)(?: \\w+){0,1}',
    '(?:curriculo|perfil|linkedin|texto|carta|resposta)(?: \\w+){0,4} (?:esta|parece*|soa|fica|ficou|muito|meio) (?:fals*|forcad*|artificial) ?(?:de|demais|porque)?',
    '(?:fals[oa]) (?:modestia|impressao|ideia|sensacao|simples|humildade|esperanca|positivo|positivos|alarme|dilema|magr*|expectativa|negativo|simpatia)',
    '(?:mentiu|mentiram|mentiroso|mentirosa|mentem|mente|me enganou|me enganaram)(?: \\w+){0,6}',
    '(?:sindrome d[eoa] impostor*|me sinto (?:uma )?(?:fraude|impostor*|fals*)|sensacao de (?:ser )?fraude)',
    '(?:preciso|posso|devo|tenho que|obrigad[oa] a|como|vale a pena) (?:omitir|tirar|remover|deixar de fora|nao colocar|nao mencionar)(?: \\w+){0,8}',
    '(?:palavras? chaves?)(?: \\w+){0,3} (?:em branco|que faltam)',
    '(?:colar|cola) (?:o|a|meu|minha|texto|aqui|na parede|no site|no campo|grau)(?: \\w+){0,3}',
    '(?:copiar e colar|copiei e colei|ctrl v|colar grau)',
    '(?:qual e |o que |se |como |quando |por que |ainda |ja )?(?:eu )?(?:nao (?:sei|tenho|fiz)|nunca (?:tive|fiz)) (?:o que|como|por onde|se|onde|qual|quem|nada|muito|muita|ideia|certeza|experiencia nenhuma|coragem|tempo)(?: \\w+){0,2} ?(?:coloc*|dizer|falar|escrever|por|botar|responder|incluir)?',
    '(?:posso|devo|preciso|como|vale|da para) (?:dizer|colocar|falar|por|escrever|explicar|contar)(?: \\w+){0,5} (?:que )?(?:ainda )?nao (?:tenho|terminei|conclui|fiz|sei|falo|domino|sou)(?!(?: \\w+){0,3} (?:mas|so que|como)\\b)(?: \\w+){0,3}',
  ],
});

/** Claiming what is not so, false papers, somebody else in one's own place. */
export const forgery = either(unless(DETECTORS, forgeryNamed), forgeryTold);
