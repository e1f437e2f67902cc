import { FIGURES } from './figures.ts';
import { WANT } from './people.ts';
import { rule } from './rule.ts';
import { NO_SIGN, SELF_HARM_HINTS } from './signs/self-harm-hints.ts';
import { SELF_HARM_SIGNS } from './signs/self-harm.ts';

const ME = '(?:me|mi|mim)';
const LIFE = '(?:(?:minha|a minha|a propria|minha propria|a minha propria) vida)';
const LIVING =
  '(?:viver|vida|existir|existencia|continuar viv[oa]|estar viv[oa]|respirar|essa vida|esta vida|nessa vida|vivendo)';
const TIRED =
  '(?:nao aguento|nao suporto|nao consigo|nao quero|num aguento|num quero|cans\\w+|exaust[oa]|fart[oa]|nao tenho (?:mais )?forcas? para|sem forcas? para|desist\\w+|nao vejo (?:mais )?(?:motivo|razao|sentido|graca)|sem (?:motivo|razao|vontade)|perdi a vontade|nao tenho (?:mais )?(?:vontade|motivo|razao))';

const WORK =
  '(?:trabalh*|estud*|rir|rindo|tanto|ler|correr|esforc*|academia|malhar|treinar|fazer|entregar|bater|conseguir|chegar|pagar|dar conta|cumprir|limpar|preparar|programar|codar|decorar|terminar|passar|tentar|produzir|vender|agradar|provar|ganhar|sustentar|vergonha|amor|alegria|calor|orgulho)';

/** What is said every day and means no death. */
const HARMLESS = [
  ...FIGURES,
  ...NO_SIGN,
  '(?:ameac*|prometeu|prometeram|promete|jurou|juraram|tentou|tentaram|medo (?:de|que|del[ea])|el[ea]s? (?:vai|vao|quer|querem|ia))(?: \\w+){0,4} me (?:matar|enforcar|esfaquear|envenenar|afogar|dar um tiro)',
  `${ME} (?:mato|matei|matar|matando|matava) (?:tanto )?(?:de|para|pra|por|so para) (?:tanto )?${WORK}`,
  `${ME} (?:mato|matei|matando|matava) (?:no|na|nos|nas|nesse|nessa|neste|nesta|aqui|tanto|todo dia|por essa|por esse|por esta|pela|pelo|so|dia e noite)`,
  'nao (?:vou|quero|preciso|pretendo|irei)~?(?:me )?(?:mat*|morrer)(?: (?:de|por|para))?',
  '(?:estou|esta|fico|ando)? ?(?:morrendo|morri|morro|morrer|morrendo) (?:de|por|na praia|para a concorrencia|no papel|aos poucos nesse (?:emprego|trabalho))(?: tanto| tanta)? ?(?:vontade|medo|vergonha|rir|fome|sono|cansaco|curiosidade|ansiedade|saudades?|raiva|preguica|tedio|nervos*|calor|frio|amores?|inveja|orgulho|trabalhar|estudar|ansios*|duvida|pena|felicidade|alegria|chorar)?',
  '(?:medo|receio|pavor) de morrer',
  '(?:prevencao|preven*|combate|valorizacao|posvencao|conscientizacao|palestra*|campanha*|curso*|treinamento*|capacitacao|pesquisa*|artigo*|tcc?|livro|tese|dissertacao|projeto*|aula*|materia|reportagem|estudo*) (?:a|ao|do|de|da|sobre|contra|contra o|em|no|acerca do|e)(?: \\w+){0,4}? (?:suicid*|automutilacao|autolesao|vida)',
  '(?:atend*|acolh*|escut*|trabalh*|lid*|apoi*|ajud*)~(?:pessoas? |pacientes? |jovens |gente )(?:\\w+ ){0,4}(?:suicid*|autolesao|automutilacao|risco de suicidio)',
  '(?:sou|fui|era|trabalh*|atu*|como)~voluntari[oa]~(?:cvv|suicidio|vida)',
  '(?:setembro amarelo|suicidio (?:profissional|de carreira|da carreira|corporativo|comercial|financeiro|politico|assistido na ficcao)|esquadrao suicida|missao suicida|prazo suicida|meta suicida|ideia suicida)',
  '(?:suicidio|seria suicidio|e suicidio) (?:pedir demissao|trocar|largar|sair|aceitar|recusar|mudar|profissional)',
  '(?:sumir|desaparecer|sumi|sumindo) (?:da|de|do|dessa|desse|desta|deste|daquela|daquele) (?:vergonha|empresa|emprego|trabalho|reuniao|linkedin|redes|rede|escritorio|internet|cidade|area|grupo|entrevista|mercado|vista|time|setor|chao|raiva|processo)',
  '(?:acabar|acabou|acabando|acaba) com (?:a |essa |esta )?(?:minha )?vida (?:profissional|social|pessoal|amorosa|financeira|util|corporativa)',
  '(?:sentido|graca|razao|motivo|vontade) (?:de viver|na vida|para viver|da vida) (?:profissional|corporativa|de escritorio|social|util|academica)',
  '(?:cans*|fart[oa]|exaust[oa]|nao aguento mais) (?:de|da|dessa|desta|com)? ?(?:essa |esta |minha |a )?(?:vida|viver|vivendo) (?:de|no|na|em|como|com|para|dupla|corrida|corporativa|profissional|clt|academica|sem|pulando|apagando|apertad*|apenas|so|longe|trocando)',
  '(?:me jog*|me atir*) (?:de cabeca|com tudo|nos? estudos?|no mercado|na area|no mundo|em|nessa|nesse|na carreira)',
  '(?:pul*) da (?:cadeira|cama|alegria)',
  '(?:overdose|tomei uma overdose) de (?:informac*|cafe|reuni*|conteudo*|trabalho|cursos?)',
  '(?:me cort*|me corta*|cortaram|cortou) (?:o|do|da|de|no|na) (?:time|processo|salario|projeto|equipe|quadro|selecao|vaga|beneficio|fala|meio)',
  'carta de despedida (?:da|do|para|aos?|as|dos?) (?:os |as |o |a |meus |minha |meu )?(?:empresa|equipe|time|colegas?|trabalho|emprego|chef*|client*|gestor*|pessoal|rh|alunos)',
  '(?:besteira|loucura|merda) (?:na|no|durante|em) (?:entrevista|curriculo|reuniao|teste|processo|apresentacao|linkedin|trabalho|prova|dinamica)',
  '(?:perdi|perdemos|perdeu) (?:meu|minha|um|uma|o|a) \\w+ (?:para o|por|pro|no|com o) suicidio(?= .*(?:curriculo|lacuna|entrevista|recolocac*|buraco|pausa))',
  'sem mim (?:a|o|na|no) (?:equipe|empresa|time|projeto|setor|loja|trabalho)',
  '(?:equipe|empresa|time|projeto|setor|departamento|trabalho|loja|reuniao)~(?:melhor|bem) sem mim',
  '(?:chef*|gerente|colegas?|equipe|empresa|time|ninguem) ?(?:\\w+ )?(?:sentiu|sentiria|vai sentir|sentiriam) (?:a )?minha falta (?:na|no|nas|nos|se eu (?:sair|pedir|mudar|trocar|for|faltar|tirar)|quando eu (?:sair|pedi*|tir*|fal*))',
];

const KILL_ONESELF = [
  `(?<!\\b(?:ele|ela|vai|vao|iria|ira|quer|quis|ia|tentou|tentaram|pode|querem|vontade de ele) )${ME} (?:matar|matei|mato|mataria|matarei|suicid*|desviver|desvivo|enforcar|enforco|asfixiar|envenenar|afogar|esfaquear|dar um tiro|balear)`,
  `${WANT} (?:${ME} |mim )?(?:suicid*|desviver|autodestru*)`,
  `(?:matar|mato|suicidar|enforcar|matando) ${ME}!`,
  '(?:ele|ela|amig[oa]|colega|irmao|irma|mae|pai|filh[oa]|namorad[oa]|marido|esposa|primo|prima|pessoa|alguem|alun[oa])~(?:vai|quer|queria|quis|ia|tentou|pensa em|pensando em|disse que ia|pode|falou em|fala em|tentar|tentando|falando em) (?:se matar|suicid*|se suicidar|morrer|se enforcar|tirar a (?:propria )?vida|desistir da vida)',
  'se eu (?:me matar|me matasse|morrer|morresse|sumisse para sempre|nao existisse|deixasse de existir)',
  '(?:comet*|tent*|pens*|plan*|ideacao|ideacoes|ideias?|pensamentos?|tentativas?|vontade de|falar|penso|considero|considerando|cogit*|unica saida|unica opcao|solucao|bilhete|carta)(?: \\w+){0,3} (?:suicid*|sui|morte|de morte|autolesao|automutil*)',
  'suicid*',
  '\\w*(?:queromorrer|queriamorrer|mematar|mesuicid|tirarminhavida|acabarcomminhavida|naoaguentomaisviver|naoquero(?:mais)?viver|sumirdomundo)\\w*',
  '(?:kill myself|kms|end my life|want (?:to|estou) die|wanna die|suicide|suicidal|hurt myself|self harm)',
];

const DEATH = [
  `${WANT}(?: \\w+){0,1}? (?:sumir|desaparecer|nao existir)(?:!| e (?:nunca|nao)(?: \\w+){0,2} (?:voltar|aparecer|ser encontrad[oa])| d[ao] (?:mundo|mapa|face|terra|planeta)| de vez| para sempre)`,
  '(?:dormir|descansar|apagar) (?:para sempre|eternamente|de vez|para a eternidade)(?! d[aeo]s? (?!vida|mundo))',
  '(?:nao|num) mereco (?:mais )?(?:viver|estar viv[oa]|existir)',
  '(?:ultim[oa]s?) (?:dia|noite|mensagem|horas|vez)(?: \\w+){0,2} (?:nesse mundo|neste mundo|nessa terra|viv[oa]|de vida|da minha vida e)',
  '(?:viver|vivo|continuar vivendo|existir|existo) para que',
  'para que (?:que )?(?:eu )?(?:viver|vivo|existo|continuar (?:viv[oa]|vivendo))',
  '(?:acabou|e o fim|chega)(?: \\w+){0,3} adeus',
  'tanto faz(?: \\w+){0,3} (?:viver|viv[oa]|morrer|mort[oa])',
  '(?:alivio|melhor|otimo|bom|feliz)(?: \\w+){0,3} (?:nao acordar|nao acordasse|morrer|morresse|deixar de existir)',
  '(?:matar|machucar|ferir) a mim',
  '(?:pens\\w+|penso|sonh\\w+|planej\\w+|imagin\\w+)(?: \\w+){0,2} (?:em|com|na|a) (?:minha )?(?:morrer|minha morte|propria morte|morte|como seria morrer)',
  '(?:vontade|desejo|querendo|quase) (?:\\w+ )?(?:de )?(?:morrer|morte|me jogar|me atirar|acabar com tudo)(?! (?:de|da praia))',
  `${WANT}(?: \\w+){0,2} (?:morrer|esta[r]? mort[oa]|ter morrido|dormir e nao acordar|nao acordar|nunca ter nascido|nao ter nascido|nao existir|deixar de existir|sumir do mundo|sumir do mapa|sumir de vez|sumir para sempre|sumir da face|sumir da terra|desaparecer do mundo|desaparecer para sempre|desaparecer de vez|partir dessa|ir embora desse mundo|ir embora dessa vida|ir dessa para melhor)`,
  `(?:tirar|tiro|tirei|acabar com|acabo com|acabei com|encerrar|terminar com|por fim (?:a|na|em)|por um fim (?:a|na|em)|dar (?:um )?fim (?:a|na|em)|pondo fim (?:a|na)|dar cabo da|findar|interromper|atentar contra|abrir mao da) ${LIFE}`,
  `(?:${WANT}) (?:acabar com (?:tudo|isso tudo|essa dor|a dor|meu sofrimento|esse sofrimento|o sofrimento|a minha dor|minha dor)|por (?:um )?fim (?:em tudo|a tudo|nisso tudo|nesse sofrimento|na dor)|dar (?:um )?fim (?:em tudo|a tudo|nisso tudo|em mim|a minha dor|nesse sofrimento))`,
  '(?:dar um fim em mim|dar cabo de mim|acabar comigo mesm[oa]|fazer mal a mim mesm[oa]|fazer algo contra mim|fazer mal para mim mesm[oa])',
  'nao (?:quer\\w+|desejo|pretendo|vou) (?:mais )?(?:viver|existir|acordar|estar (?:mais )?(?:aqui|viv[oa])|ficar (?:mais )?nesse mundo|continuar viv[oa]|seguir viv[oa]|estar nesse mundo|estar mais aqui)(?: mais)?(?! (?:de|disso|nessa cidade|em|na|no|com|para|assim|como|do|as|cedo|tarde|dessa))',
  `(?:melhor|preferia|preferivel|devia|deveria|queria|merecia|merecia estar|bem melhor) (?:se )?(?:eu )?(?:estar |estiver |estivesse |tar |esta |ter |eu )?(?:mort[oa]|morrido|morrer|morresse|nao existisse|nao existir|nao acordar|nao acordasse|sumisse de vez)`,
  '(?:espero|queria|rezo para|torco para|tomara|peco a deus para|peco para deus)(?: que)?(?: eu)? (?:nao acordar|nao acordasse|nao acorde|nunca mais acordar|me levar|me leve|morrer|dormir e nao acordar|nao amanhecer)',
  'dorm\\w+(?: \\w+){0,3} (?:e )?(?:nao|nunca)(?: mais)? (?:acordar|acordasse|acordo)(?: mais)?',
  '(?:hora|vez|dia) de (?:eu )?(?:morrer|partir|ir embora desse mundo)',
  'adeus (?:mundo|mundo cruel|vida)',
  'ninguem(?: \\w+){0,3} sent\\w+ (?:a )?(?:minha falta|falta de mim)',
  '(?:mundo|todo mundo|todos|familia|filhos|mae|pais|pai|eles|gente|vida del[ea]s|pessoas|voces|mulher|marido)(?: \\w+){0,4} (?:melhor|bem|feliz\\w*|alivia\\w+|em paz) sem mim',
  '(?:nao (?:faria|faco|vou fazer|farei) falta)(?: para ninguem| nenhuma| no mundo| a ninguem)',
  'sou (?:so )?(?:um )?(?:peso|fardo|estorvo) (?:para|pra|na vida de) (?:todos|todo mundo|minha|os|as|meus|quem|minhas|familia|a minha|a familia)',
];

const NO_LIVING = [
  `${TIRED}(?: mais)?(?: \\w+){0,1}? (?:de |da |em |para |pra |com |na |desta |dessa )?(?:mais )?${LIVING}(?! (?:de|no|na|em|como|com|dupla|corrida|corporativa|profissional|clt|academica|assim|longe|pulando|apertad*|trabalhando|social|sem|nessa cidade|nesse lugar))`,
  '(?:vontade|razao|razoes|motivo|motivos|forcas?|animo|sentido) (?:de|para|em) (?:continuar )?(?:viver|existir|seguir vivendo|continuar viv[oa])',
  '(?:vida|viver|existencia)(?: \\w+){0,3} (?:nao (?:tem|faz|vale|ve)|perdeu|sem|nao vale)(?: mais)?(?: a| o| nenhum| qualquer)? (?:sentido|pena|razao|graca nenhuma|motivo|proposito nenhum|sentido nenhum|nada)',
  '(?:nao (?:tem|faz|vale|ha|existe|vejo))(?: mais)?(?: a)?(?: \\w+)? (?:sentido|pena|razao|motivo) (?:em |de |para |na |pra )?(?:continuar )?(?:viver|existir|vivendo|vida|na vida|continuar viv[oa]|estar viv[oa])',
  '(?:vale a pena) (?:viver|estar viv[oa]|continuar viv[oa])',
  '(?:desist\\w+) (?:da (?:minha )?vida|de viver|de mim mesm[oa])',
  '(?:nao vejo|sem|nao tem|nao enxergo|nao ha)(?: mais)?(?: nenhuma| outra)? saida (?:para|pra|na|da) (?:minha |a minha )?vida',
  '(?:unica|so vejo uma|so tem uma)(?: \\w+)? (?:saida|solucao|jeito) (?:e|seria|que vejo e)(?: a)? (?:morte|morrer|acabar com tudo|sumir|partir)',
];

const MEANS = [
  'se eu (?:sumisse|desaparecesse|morresse|morrer|sumir|desaparecer|nao existisse)(?: \\w+){0,2} (?:ninguem|todo mundo|todos|minha|meus|seria|faria|sera que|nao faria)',
  '(?:enfiar|jogar|bater|jogo)(?: \\w+){0,2} (?:carro|moto)(?: \\w+){0,2} (?:poste|muro|caminhao|arvore|precipicio|ponte)',
  '(?:querendo|queria|quero|desejando|esperando|torcendo para|vontade de|rezo para|pedindo para) (?:nunca mais |nao )(?:mais )?(?:acordar|viver|voltar)(?! (?:cedo|tarde|la|para (?:la|essa|aquel)|com|no|na|assim))',
  '(?:nao faco questao|nao tenho interesse|nao tenho vontade|perdi o gosto|perdi a graca|sem gosto) (?:de|em|pela|por) (?:viver|continuar viv[oa]|estar viv[oa]|vida)',
  '(?:estou|to) com (?:uma |a )?(?:corda|faca|arma|lamina|gilete|cartela|comprimidos|remedios)(?: \\w+){0,2} (?:na mao|nas maos|no pescoco|aqui|pronta|do lado)',
  'desviv\\w+',
  '(?:imagin\\w+|pens\\w+|sonh\\w+)(?: \\w+){0,8} (?:nao existisse|nao existir|morresse|sumisse|nao estivesse (?:mais )?aqui)',
  '(?:nao (?:consigo|aguento|quero|suporto)|cansei de)(?: mais)? acordar(?! (?:cedo|as|de madrugada|para|tao|[0-9]|com|no|todo dia (?:cedo|para|as)))',
  'apert\\w+(?: \\w+){0,3} botao(?: \\w+){0,3} (?:deslig\\w+|sum\\w+|acab\\w+|morr\\w+|desaparec\\w+)',
  '(?:nao vou|nao estarei)(?: \\w+){0,2} (?:estar|mais) (?:mais )?(?:aqui|viv[oa])(?: \\w+){0,3} (?:semana|amanha|mes que vem|depois)(?! (?:na empresa|no projeto))',
  '(?:distribu\\w+|doei|doou|dando|deu)(?: \\w+){0,3} (?:coisas|pertences|roupas)(?=.*(?:nunca mais|adeus|despedi\\w+|ver (?:ele|ela)))',
  `(?:${WANT}|fui|quase|vontade|e)(?: \\w+){0,2} ${ME} (?:jogar|atirar|joguei|atirei|jogo) (?:da|do|de|na|no|embaixo|debaixo|pela|contra|em frente|sob|num|numa)(?! cabeca)`,
  `${ME} (?:jogar|atirar|joguei|jogo) (?:da|do|de um|de uma|na frente|debaixo|embaixo|pela|em frente|no)(?: \\w+){0,2} (?:ponte|predio|janela|sacada|varanda|laje|viaduto|metro|trem|onibus|carro|caminhao|trilhos?|penhasco|terraco|andar|mar|rio)`,
  `(?:pular|pulo|saltar|pulava)(?: \\w+){0,2} (?:ponte|predio|janela|sacada|varanda|laje|viaduto|terraco|metro|trem|penhasco|andar)`,
  `${ME} (?:cortar|corto|cortei|cortando|mutil\\w+|automutil\\w+|queim\\w+ com|arranh(?:o|ei|ar|ando)|machucar|machuco|machucando|ferir|firo|ferindo)(?! (?:o cabelo|na cozinha|no trabalho|cozinhando|no servico|na empresa))(?= |!)`,
  'automutil\\w+',
  '(?:cortar|corto|cortei|cortando) (?:os|meus|os meus) (?:pulsos?|bracos?|pernas?)',
  '(?:tomar|tomei|engolir|tomo|engoli|tomando|comprei)(?: \\w+){0,3} (?:cartela|caixa|vidro|punhado|monte|todos os (?:remedios?|comprimidos?)|remedios? (?:tudo|todos|todo|de uma vez)|chumbinho|veneno|cartela (?:inteira|toda)|caixa inteira|comprimidos de uma vez|monte de (?:remedio|comprimido)s?|vidro inteiro)',
  'overdose',
  '(?:fazer|cometer|faco|fazendo) (?:uma |alguma |umas )?(?:besteira|loucura|bobagem|merda) (?:comigo|contra mim|contra a minha vida|contra minha vida|na minha vida e acabar)',
  '(?:vou|medo de|capaz de|quero|vontade de|posso|penso em|pensando em) (?:acabar )?(?:fazer|fazendo|cometer) (?:uma |alguma )(?:besteira|loucura|bobagem)(?:!| comigo| qualquer)',
  '(?:escrev\\w+|deix\\w+|fiz|preparei|prepar\\w+)(?: \\w+){0,3} (?:carta|bilhete|mensagem|cartas|video) de (?:despedida|adeus)',
  '(?:comprei|tenho|arrumei|preparei|separei) (?:uma |a )?corda(?: \\w+){0,3} (?:pescoco|me|enforcar|forca)',
  'corda no pescoco (?:e acabar|hoje)',
];

/** Wanting to die, wanting to be gone, hurting oneself: of the person or of somebody that they worry about. */
export const selfHarm = rule('selfHarm', {
  phrases: [...KILL_ONESELF, ...DEATH, ...NO_LIVING, ...MEANS, ...SELF_HARM_HINTS],
  near: SELF_HARM_SIGNS,
  pairs: [
    {
      one: ['(?:comprimidos?|remedios?|veneno|cartela|chumbinho|soda caustica)'],
      other: [
        '(?:tom(?:ei|ar|o) tud[oa]|tudo de uma vez|quase tomei|pensei em tomar|todos de uma vez|para (?:morrer|acabar|nao acordar|dormir para sempre)|overdose|olh\\w+ para(?: \\w+){0,6} quase)',
      ],
      within: 'sentence',
    },
    {
      one: [
        '(?:sacada|ponte|viaduto|janela d\\w+|trilhos?|plataforma do (?:metro|trem)|precipicio|telhado|terraco|laje|(?:decimo|quinto|oitavo|ultimo|\\d+o?) andar)',
      ],
      other: [
        '(?:pens\\w+(?: \\w+){0,4} (?:rapido|acab\\w+|pul\\w+|cair|jog\\w+|fim|dor|coragem)|ia ser rapido|pular|me jog\\w+|me atir\\w+|acabar com tudo|coragem de pular)',
      ],
      within: 'sentence',
    },
  ],
  harmless: HARMLESS,
});
