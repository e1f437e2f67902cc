import { unless } from './either.ts';
import * as words from './injection-words.ts';
import { rule } from './rule.ts';

/** Whoever works with machines like this one, or practises a talk. */
const BY_TRADE: readonly string[] = [
  '(?:sou|trabalh\\w+|estud\\w+|curso|cursei|vaga|area|migrar|aprend\\w+|certificac\\w+|engenheir[oa]|engenharia|dev|fiz|treinei)(?: \\w+){0,5} (?:prompts?|prompt injection|jailbreak\\w*|modelos? de linguagem|ia generativa|bots?|chatbots?|pentest\\w*|red team|seguranca (?:ofensiva|da informacao)|bancos? de dados|linux|sistemas|redes)(?! \\w+ (?:daqui|deste|desse))',
];

/** Attempts on the machine that are told rather than named. */
export const injectionTold = unless(
  BY_TRADE,
  rule('injection', {
    phrases: [
      'regra (?:numero )?\\d+(?: \\w+){0,2} (?:sua|tua)|(?:sua|tua) lista de (?:regras|instruc\\w+|proibic\\w+)',
      'modo (?:de )?(?:testes?|manutencao|depuracao|auditoria)(?: \\w+){0,4} (?:mostr|liber|exib|list|revel|ignor)\\w+',
      '(?:apag|exclu|delet|derrub|bloque)\\w+(?: \\w+){0,2} (?:conta|perfil|cadastro) d[aeo] (?:outr[oa]|uma pessoa|algu\\w+|meu (?:chefe|colega|ex|concorrente)|minha (?:chefe|colega|ex|concorrente))',
      '(?:ignor|esque|larg|deix|desconsider|desobede|despre)\\w+(?: \\w+){0,2} o que (?:\\w+ ){0,6}te (?:ensin|mand|program|orient|diss|trein|instru|pass|configur)\\w+',
      'your (?:content |safety |usage |privacy )?polic(?:y|ies)',
      '(?:aqui estao|claro) (?:aqui estao )?minhas (?:regras|instruc\\w+)',
      '(?:arquivo|pasta|variaveis) de (?:configuracao|sistema|ambiente)(?: \\w+){0,6} (?:copi\\w+|mostr\\w+|primeira linha|cola|imprim\\w+)',
      '(?:policial|delegad[oa]|juiz|juiza|advogad[oa]|fiscal)(?: \\w+){0,4} (?:exijo|ordeno|requisito|quero)(?: \\w+){0,3} (?:dados|conversas|cadastro|historico)',
      '(?:voce|tu) e (?:uma |um )?(?:vidente|taro\\w+|astrolog\\w+|cigana|bruxa)',
      '(?:cancel|suspend|revog|esque|larg|tir|remov|desativ|ignor)\\w+(?: \\w+){0,3} (?:limitac\\w+|regras|restric\\w+|cuidados|travas|filtros|ordens|amarras)(?: que te \\w+)?(?= (?:que te|e me|autorizo|e fal|e respond|agora))',
      '(?:versao|lado|voce) (?:sua |seu |teu |tua )?(?:sem (?:polimento|filtro|censura|regras)|antes das regras|de verdade sem|oculta|secreta|nao censurada)',
      '(?:a |sua |tua |cada )?resposta (?:tua |sua )?(?:deve |tem que )?comec\\w+ com (?:um |a |claro |sim |sure )?(?:palavrao|aqui|claro|minhas regras|ok mestre)',
      '(?:o que|coisas que|segredos que) (?:a aura|voces|a empresa de voces|seus donos)(?: \\w+){0,3} nao (?:quer|querem|deixa|deixam)',
      '(?:mensagem|ordem|texto|pedido)(?: \\w+){0,3} d[oa] (?:desenvolvedor\\w*|criador\\w*|administrador\\w*|sistema)(?: \\w+){0,4} (?:prioridade|maxima|obrigatori\\w+|obedec\\w+)',
      '(?:you must|you have to|must) (?:comply|obey|answer everything)',
      '(?:everything|all|tudo) (?:in|from|no|do) (?:your|seu|teu) (?:context|contexto|memory|prompt)(?: \\w+){0,2}',
      'texto (?:cru|bruto|oculto|escondido)(?: \\w+){0,4} (?:acima|antes|conversa|sistema)',
      '(?:responde|responda|faz|faca|diz|aceita|atende) (?:a )?tudo (?:o )?que eu (?:mandar|pedir|disser|quiser)',
      '(?:(?:vai|voce|tem que|deve|so|e|para) (?:\\w+ )?me obedec\\w+|obedec\\w+ (?:so )?a mim|descumpr\\w+ (?:o que|as|suas|ordens)|sem licao de moral|ate o que e proibido|sem passar pel[oa] (?:filtro|moderacao)|larg\\w+ o roteiro|travas caem|solt\\w+ o verbo|sem ninguem te (?:controlando|vigiando)|se (?:voce|tu) fosse livre|normas da casa)',
      '(?:voce|tu) (?:agora )?(?:se )?chama \\w+ e',
      '(?:escrev|cri|faz|fac|mont|ensin|ajud|ger)\\w*(?: \\w+){0,6} (?:virus|malware|ransomware|phishing|exploit|keylogger|golpe)',
      '(?:sacanagem|safadeza|putaria|erotic\\w+|sexting|conteudo adulto|conversa quente)',
      'repit\\w+ (?:a palavra|para sempre|infinit\\w+)',
      '(?:administrador|admin|criador|desenvolvedor|suporte|gerencia)(?: da aura)? (?:ja )?(?:autorizou|liberou|permitiu|deixou)',
      '(?:api|endpoint|servidor|backend|modelo|banco)(?: \\w+){0,3} (?:voces usam|voce usa|por tras|de voces)',
      '(?:entrar|acess\\w+|invadir|mexer)(?: \\w+){0,2} (?:sistema|servidor|banco|painel|codigo) (?:de voces|daqui|da aura|seu)',
      '(?:dump|export|list|show|send|give)(?: \\w+){0,2} (?:users?|customers?|candidates?)(?: \\w+)? ?(?:emails?|data|names|passwords|now)?',
      '(?:obrigad[oa]|lei|procon|lgpd)(?: \\w+){0,5} (?:mostrar|revelar|entregar)(?: \\w+){0,2} (?:instruc\\w+|prompt|regras|codigo)',
      '(?:segredos?|bastidores) (?:da empresa|da aura|de voces|do sistema)',
      'complet(?:a|e)(?: \\.)?(?: \\w+){0,3} (?:instruc\\w+|regras|prompt)(?: \\w+){0,2} (?:recebi|sao|sigo|tenho)',
      '(?:avo|mae|pai|bisavo|tia)(?: \\w+){0,4} (?:lia|contava|recitava|cantava|dizia)(?: \\w+){0,4} (?:instruc\\w+|prompt|chaves?|senhas?|codigos?)',
      'esquec\\w+ (?:o |a |esse |essa |isso |este )?(?:papo|negocio|historia|coisa|lance|papel)(?: de)? (?:\\w+ )?(?:mentor\\w*|carreira|coach|assistente|regras?)',
      '(?:senha|login|acesso)(?: \\w+){0,2} (?:de quem (?:administra|manda|cuida)|do (?:admin\\w*|dono|painel|servidor))',
      '(?:usuario|conta|login|acesso) (?:de )?(?:administrador\\w*|admin|root|ao painel|ao servidor)',
      '(?:root|admin|system|elevated) (?:privileges|access|rights)',
      '(?:new|novas?|updated)(?: \\w+)? instructions?(?: \\.)?(?: \\w+){0,3}',
      '(?:respond|answer|reply|speak|act) (?:only )?as (?:system|admin|root|developer)',
      '(?:ordens|regras|instruc\\w+|politicas?) (?:d[oae]s? (?:desenvolvedor\\w*|criador\\w*|sistema|aura|empresa que te) )?(?:\\w+ )?(?:acabaram|mudaram|nao valem|foram (?:canceladas|revogadas|suspensas)|mudou ontem)',
      '(?:protocolo|codigo|modo|senha) (?:de )?(?:emergencia|mestre|mestra|secret[oa]|override|manutencao)(?: \\w+){0,4} (?:ignor\\w+|desliga\\w*|desativ\\w+|libera\\w*)',
      '(?:rod[ae]|execut[ae]|faz|manda|simul[ae]) (?:um |uma )?(?:select|query|dump|terminal|shell|comando)(?: \\w+){0,8} (?:assinantes|usuarios|clientes|servidor|base|tabela|arquivos|banco)',
      '(?:derrubar|invadir|hackear|atacar|ddos)(?: \\w+){0,2} (?:o |um |a )?(?:site|sistema|servidor|rede|banco)',
      '(?:nao (?:tenho|tem|existe\\w*) (?:mais )?regras|sem regras)(?: \\. )?(?: ?\\w+){0,3} (?:responda|responde|fale|fala) sem (?:elas|regras)',
      '(?:liberad[oa]|solt[oa]|livre) d[aeo]s? (?:correntes|amarras|regras|regrinhas)',
      '(?:base ?64|rot ?13|hexadecimal|binario|morse|de tras para frente|letra por letra|trocando espaco)(?: \\w+){0,8} (?:contexto|instruc\\w+|prompt|regras|configurac\\w+|inicializacao)',
      '(?:contexto|instruc\\w+|prompt|regras|configurac\\w+|inicializacao)(?: \\w+){0,6} (?:base ?64|rot ?13|hexadecimal|binario|morse|de tras para frente|letra por letra)',
    ],
    near: [
      { all: [words.HIDDEN, words.REVEAL, words.MACHINE], within: 14 },
      {
        all: [
          words.HIDDEN,
          [
            '(?:reveal|show|print|leak|output|override|overrides|start your reply|vem antes|escrito antes|imprim\\w+|cola o texto)',
          ],
        ],
        within: 8,
      },
      { all: [words.UNBOUND, words.MACHINE], within: 9 },
      { all: [words.FROM_NOW, words.BECOME], within: 10 },
      { all: [words.PLAY, words.STRANGE_ROLE], within: 10 },
      { all: [words.GRANT, words.PRODUCT, words.CHEATED], within: 14 },
      { all: [words.OTHERS, words.HAND_OVER, words.HERE], within: 16 },
      { all: [words.READER, words.ORDERED, words.FLATTERY], within: 18 },
    ],
    harmless: [
      '(?:fal[ae]|convers[ae]) comigo como (?:um |uma )?(?:amig[oa]|colega|mentor[a]?|iniciante|crianca|leig[oa])',
      '(?:finge|finja|faz(?:er)? de conta|faca de conta|imagin\\w+|simul\\w+|atu[ae]|aja|age|seja|interpret\\w+)(?: \\w+){0,4} (?:recrutador\\w*|entrevistador\\w*|gestor\\w*|chefe|rh|headhunter|cliente|gerente|contratante|candidat[oa]|examinador[a]?|banca|mentor[a]?)(?! (?:sem|que (?:ignora|aprova|nao tem)))',
      '(?:instrucoes|diretrizes|configurac\\w+|regras|primeira mensagem|mensagem inicial)(?: \\w+)? (?:d[aeo]s?|para|no|na) (?:meu |minha |um |uma |o |a )?(?:chef[ae]|gestor\\w*|recrutador\\w*|empresa|vaga|teste|edital|rh|cliente|linkedin|whatsapp|entrevista|perfil|equipe|manual|maquina|trabalho|case|networking)',
      '(?:sair|trocar|mudar)(?: \\w+){0,2} sem (?:\\w+ )?(?:limites?|regras?)',
      '(?:manua(?:l|is)|livro|folheto) de instrucoes',
      '(?:plano de (?:carreira|saude|acao|estudos?)|nota (?:do enem|da prova|da faculdade|fiscal))',
    ],
  }),
);
