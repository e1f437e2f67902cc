import { CAREER_QUESTION } from './career-question.ts';
import type { Evidence, Sign } from './evidence.ts';

/** What people are set apart for: where it is named, being treated badly is discrimination rather than harassment. */
export const MARKED: Sign = {
  weight: 3,
  phrases: [
    'negr[oa]s?|neguinh[oa]|pret[oa]s?|pard[oa]s?|clarinh[oa]s?|branc[oa]s?|branquinh[oa]s?|moren[oa]s?|escurinh[oa]s?|pele (?:escura|clara|mais clara)|cabelo (?:crespo|afro|black|duro|cacheado)|black power|trancas|dreads?|turbante',
    'hijab|veu|kipa|barba que uso|terreiro|candomble\\w*|umband\\w*|axe|orixas?|guia no pescoco|macumb\\w+|espirita|evangelic[oa]s?|crente|muculman[oa]s?|jud(?:eu|ia)|adventista|jeova|ateu|igreja|religiao|sotaque|baian[oa]s?',
    'nordestin[oa]s?|paraiban[oa]s?|paraiba|cearense|maranhense|nortista|paraense|venezuelan[oa]s?|haitian[oa]s?|bolivian[oa]s?|angolan[oa]s?|cuban[oa]s?|senegales\\w*|african[oa]s?|refugiad[oa]s?|imigrantes?|estrangeir[oa]s?',
    'indi[oa]s?|indigenas?|cigan[oa]s?|favela\\w*|periferia|quebrada|meu (?:nome|sobrenome) e|escur[oa]s?|loir[oa]s?|olhos? azu\\w+|baixada|suburbio|mora (?:longe|la|n[ao])|(?:esse|essa|desse|dessa) (?:povo|gente|tipo de gente|raca)',
    '(?:gays?|lesbicas?|bissexua\\w+|sou bi|trans|travesti|transexua\\w+|nao binari[oa]|afeminad[oa]|sapatao|viad\\w+|bicha|homossexua\\w+|nome social|pronome\\w*)',
    'surd[oa]s?|ceg[oa]s?|cadeirantes?|cadeira de rodas|muletas?|bengala|proteses?|libras|aparelho auditivo|baixa visao|sindrome de down|autis\\w+|laudo|deficien\\w+|pcds?|hiv|lupus|epilep\\w+|nanismo|gag[oa]|gagueira|vitiligo',
    'esclerose|cancer|bipolar\\w*|tdah|parkinson|fibromialgia|doenca cronica|diabet\\w+|depressao|amputad[oa]|gord[oa]s?|gordinh[oa]s?|obes[oa]s?|magr[oa]s?|visto \\d\\d|manequim|meu peso|\\d+ quilos|sou baixinh[oa]|cicatriz\\w*|feia',
    'bonit[oa]s?',
  ],
};

/** What one is, or is taken for: it weighs more than all the rest, so that nothing is enough without it. */
const WHO_ONE_IS: Sign = {
  weight: 9,
  phrases: [
    ...MARKED.phrases,
    '(?:mulher(?:es)?|meninas?|home(?:m|ns)|gravida|gravidez|gestante|gestacao|gestante|engravid\\w+|maternidade|licenca|barriga|(?:sou|virei) mae|mae solo|casar|filh[oa]s? pequen[oa]s?|com a crianca|recem casada|menopausa)',
    '(?:[4-7][0-9]|quarenta|cinquenta|sessenta) anos|(?:tem|tenho|aos|com|fiz|de) (?:[4-7][0-9]|quarenta|cinquenta|sessenta)(?! (?:mil|reais|horas|dias|funcionarios|pessoas|alunos|vagas))',
    '(?:fez|faz|completou|completei|fiz) (?:[5-7][0-9]|cinquenta|sessenta)|minha (?:idade|faixa)|minha geracao|velh[oa]s?|idos[oa]s?|fossil|dinossauro|coroa|tiozao|tiazinha|vov[oa]|cabelos? brancos?|faixa etaria|nov[oa] demais',
    'novinh[oa]',
  ],
};
const KEPT_OUT: Sign = {
  weight: 3,
  phrases: [
    'virou interna|nao quer(?:em)? (?:treinar|investir|perder tempo)|(?:nunca|nem) (?:folg\\w+|viram|leram|olharam)|(?:colocaram|botaram|puseram)(?: \\w+){0,2} (?:garot[oa]s?|menin[oa]s?|jovens|estagiari\\w+)',
    'me bot(?:ou|aram) (?:no|na|para)|congelad[oa]|sorriso some|trocaram (?:meu|minha|o meu)|viraram as costas|(?:para|pro) (?:o )?arquivo|(?:meu|minha) \\w+ com outra pessoa|outra pessoa n[oa]|desviad[oa]s?',
    'nao quer(?:em)?(?: mais)? contrat\\w+|(?:chamaram|escolheram) (?:ele|ela|outr[oa])|fui (?:substituid[oa]|trocad[oa]|movid[oa])',
    'nao (?:fui |foi |sou |e )?(?:renov\\w+|contrat\\w+|promov\\w+|cham\\w+|efetiv\\w+|escolh\\w+|aceit\\w+|aprovad[oa])|nem (?:me )?(?:deix\\w+|cham\\w+|olh\\w+|precisava|quis\\w*|entrevist\\w+)',
    'so (?:pega|pegam|contrata\\w*|quer|querem|chama\\w*|aceita\\w*|promove\\w*|coloca\\w*|bota\\w*|fica\\w*)|cortad[oa]|cortaram|encerr(?:ou|aram)|sumi(?:ram|u)|somem|desconvid\\w+|cancel(?:aram|ou)|recus(?:aram|ou|ada|ado)',
    'barr(?:aram|ou|ada|ado)|demit\\w+|dispens(?:aram|ou|ada|ado)|mand(?:aram|ou|ada|ado) embora|deslig(?:aram|ou|ada|ado)|rebaix\\w+|me tir\\w+|me troc\\w+|fico (?:no|na|de|so)',
    'fic(?:a|am) (?:no|na|com|de) (?:o |a |os |as )?(?:frente|estoque|fundo\\w*|camara|cozinha|reposicao|pesado|pior\\w*|embalagem|limpeza|sol)',
    '(?:vao|ficam|vai) (?:tod[oa]s )?(?:para|pra) (?:a |o )?(?:reposicao|cozinha|limpeza|estoque|fundo|deposito|copa)|a menos|metade|ganh\\w+ menos|receb\\w+ menos|outra pessoa',
    '(?:era|e|estava com|dei\\w+ para) (?:d?o |d?a )?(?:estagiari[oa]|outr[oa])|nao (?:posso|podia|pode|deixam?|deixaram|me deixam?) (?:\\w+ )?(?:atender|ficar|usar|entrar|trabalhar|subir|participar|aparecer)|trancar|ficar em casa',
    'raspar|alisar|tirar (?:o|a|meu|minha)|perdi (?:o|a|meu|minha) (?:vaga|cargo|cliente\\w*|projeto|promocao)|eliminad[oa]|preterid[oa]|pass(?:aram|ou) na (?:minha )?frente|me escond\\w+|parou de me|pararam de me',
    'nunca (?:me )?(?:promov|cham)\\w+|na porta',
  ],
};
const THEIR_WORDS: Sign = {
  weight: 2,
  phrases: [
    've(?:em|rem)|souberem|viram|disse(?:ram)?|diz(?:em|endo)?|fal(?:ou|am|aram|a|ando)|segundo (?:o|a|el[ea])|ouvi(?:u|ram)?|pergunt(?:ou|aram)|alega\\w*|justific\\w+|coment(?:ou|aram|am)|respond(?:eu|eram)|pedi(?:u|ram)',
    'cham(?:ad[oa]|am|ou|aram)|queriam|procuravam|acha\\w* que|deixaram claro|insinu\\w+|ri(?:ram|em|u|sada|ndo)?|risadas?|imit\\w+|piad\\w+|deboch\\w+|apelid\\w+',
  ],
};
const THEIR_REASON: Sign = {
  weight: 2,
  phrases: [
    'ate (?:verem|saberem|descobrirem|souberem)|ai a vaga|(?:para|pra) gente (?:agil|nova|jovem|bonita|normal)|para depois (?:sair|faltar|engravidar)|passa(?:m)? inseguranca|(?:nao )?(?:tinha|tenho|tem|ter|com) cara de|nao tem jeito',
    'vive(?:m)? (?:no|na|de|doente|faltando)|preguic\\w+|na volta d[aeo]|no dia seguinte|quando veem|tirei mais nota|podem tirar|(?:as|os) (?:maes|pais|clientes|moradores|investidores) (?:podem|vao|iam|reclam\\w+)',
    'para (?:eu )?nao (?:contar|falar|dizer|mostrar)|nao contar que|nao vou acompanhar|longe demais|nao (?:combina|compensa|serve|pega bem|aguenta|da conta|da para|transmite|confia\\w*|rende|acompanha|respeit\\w+|fica bem)\\w*',
    'com ess[ea] (?:sotaque|cabelo|idade|corpo|cara|roupa|barriga|barba|nome)|por (?:ser|eu ser|causa|conta)|porque (?:eu )?(?:sou|tenho|uso|estou|engravid\\w+)',
    '(?:mais|gente|alguem|cara|perfil) (?:nov[oa]|jovem|bonit[oa]|branc[oa]|clar[oa]|magr[oa]|apresentavel)|(?:ficar|ficam|iam ficar|com) (?:com )?medo|assust\\w+|boa aparencia|imagem d|faltar (?:muito|demais)|preferem?|preferia\\w*',
    'homem (?:negocia|aguenta|manda|de verdade)|coisa de|lugar de|do nada|desde que|depois que|quando (?:contei|falei|souberam|viram|descobriram|mando|cheguei|vi)|contei|descobr(?:iram|iu)|soub(?:eram|e)',
    '(?:em|na|duas|tres|uma) (?:\\w+ )?(?:semana|semanas|dia seguinte|hora|mes) (?:\\w+ ){0,3}(?:nao|fui|me|depois)|sempre foi assim|coincidencia|outro (?:nome|sobrenome)',
    '(?:os|as) (?:daqui|outr[oa]s|bonit[oa]s|magr[oa]s|branc[oa]s|clarinh[oa]s)|(?:o|um|que o) (?:rapaz|cara|homem|menino) (?:que|de|do)|nao e para|ainda nao (?:achei|achou|encontrei)|todos (?:os )?(?:homens|brancos|promovidos)',
    '(?:homens|brancos)(?: \\w+)? (?:sao|foram|recebem|ganham)|exatamente o que eu|mesma (?:coisa|funcao)|mesmo (?:cargo|trabalho)|vai (?:engravidar|faltar|se aposentar|atrapalhar)',
    'so (?:as|os) (?:\\w+ )?(?:magr|branc|bonit|clar|nov|homens|meninas|mulheres)\\w*',
  ],
};
/** Whoever asks what may be done to them asks about the law. */
const OF_THE_LAW: Sign = {
  weight: 3,
  phrases: [
    'posso ser (?:demitid|mandad|deslig)\\w+|estabilidade|pode voltar|(?:tenho|tem) direito|podem (?:encerrar|tirar o que)|por lei|vale (?:a demissao|como prova)|reintegr\\w+',
  ],
};
const AT_WORK: Sign = {
  weight: 1,
  phrases: [
    'rh|recrutador[a]?|entrevist\\w+|vagas?|empresa|loja|chef[ae]|gerente|gestor[a]?|supervisor[a]?|coordenador[a]?|diretor[a]?|patrao|patroa|don[oa]|encarregad[oa]|selecao|escola|hospital|mercado|hotel|contrato|promocao|cargo',
    'curriculo|estagio|equipe|colegas?|clientes?|treinamento|frigorifico|caixa|pessoal|banco|fabrica|obra|trabalho|servico|firma|maternidade|tribunal|salario|agencia',
  ],
};

/** "Fui chamada por ser experiente": a question on one's own case with nothing lost is for the mentor. */
const WELL_RECEIVED: Sign = {
  weight: 2,
  phrases: [
    'bem recebid[oa]|(?:fui|sou) promovid[oa]|me (?:ofereceu|ofereceram|deram|convid\\w+|escolheram)|(?:consegui|ganhei) (?:a|o|um|uma)|elogiou',
  ],
};

export const DISCRIMINATION_SIGNS: readonly Evidence[] = [
  {
    signs: [WHO_ONE_IS, KEPT_OUT, THEIR_WORDS, THEIR_REASON, AT_WORK],
    against: [CAREER_QUESTION, WELL_RECEIVED, OF_THE_LAW],
    enough: 12,
  },
];
