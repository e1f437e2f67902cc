import { CAREER_QUESTION } from './career-question.ts';
import { MARKED } from './discrimination-signs.ts';
import type { Evidence, Sign } from './evidence.ts';

const POWER: Sign = {
  weight: 2,
  phrases: [
    'chef[ae]?s?|chefia|chefao|gerentes?|gerencia|gestor(?:a|es)?|supervisor(?:a|es)?|coordenador(?:a|es)?|coordenacao|diretor(?:a|es)?|diretoria|patrao|patroa|patroes|lider(?:es)?|encarregad[oa]s?|don[oa]s?|superior(?:a|es)?|socios?',
    'presidente|mestre de obras?|inspetor(?:a|es)?|fiscal|fiscais|instrutor(?:a|es)?|orientador(?:a|es)?|professor orientador|preceptor[a]?|o medico|a medica|doutor|capataz|sindic[oa]|proprietari[oa]|a senhora|o senhor da casa|sargento',
    'comandante|mentor|pastor|treinador|dirigente|tutor|monitor',
  ],
};
const OTHERS: Sign = {
  weight: 1,
  phrases: [
    'colegas?|clientes?|alunos?|pacientes?|hospedes?|veteran[oa]s?|equipe|turma|um cara|o cara|os caras|ess[ea] (?:cara|homem)|pessoal d\\w+ \\w+|el[ea]s?|todo mundo|peoes|motorista|vigia|seguranca|morador|fornecedor|dupla|no trabalho',
    'no servico|no estagio|na empresa|na firma|na loja|no plantao|me obrig\\w+|me fizeram|me fez|tive que|aspirantes?|soldado|recrutas?|quartel|pelotao|administrador[a]?|ceo',
    '(?:enfermeir|nutricionista|medic|engenheir|cozinheir)[oa]? chefe|representante|assessor[a]?|secretario|vereador|cabo|delegado|vizinh[oa]',
    '(?:minha|meu) (?:mulher|marido|filh[oa]|sobrinh[oa]|irma[o]?|mae|pai|prim[oa]|amig[oa]|namorad[oa]|espos[oa])|uma amiga|a gente',
  ],
};
const INTIMATE: Sign = {
  weight: 3,
  phrases: [
    'bumbum|bunda|cintura|coxas?|seios|peitos|meus labios|meu corpo|corpo (?:dela|da)|cheiros[oa]|na cama|intimidade|calcinha|sutia|pelad[oa]|porno\\w*|nudes?|selinho|beij\\w+|tapinha|no colo|carinhos?|massagem|gostos[oa]|gata|delicia',
    'tesao|tesuda|safad[oa]|sensual|decote|minissaia|(?:saia|roupa|calca|shorts?) (?:curt[oa]|apertad[oa]|just[oa]|colad[oa])|pensando em mim|saudade de mim|sonh\\w+ comigo|apaixonad[oa]|a sos',
    '(?:perto|colad[oa]|cola) (?:do|no|em|ao) (?:meu|mim|rosto)|meu (?:rosto|pescoco|cangote|ouvido|ombro|cabelo)|flores|solteira|se (?:eu )?(?:tenho|tinha|namoro)\\b|meu namorado (?:sabe|deixa)|me espera na|me segue|so nos dois|motel',
    'quarto|drinque|vinho|sair com (?:ele|ela|eles)|encontro|cantadas?|flert\\w+|paquer\\w+|olha\\w* (?:para|por|d[eo]) (?:mim|cima)|mao (?:na|no|boba)|abrac\\w+|sussurr\\w+|assobi\\w+|psiu|piscad\\w+|pisca|no meu ouvido|me abaix\\w+',
    'eu (?:me )?abaix\\w+|fica\\w* (?:me )?olhando (?:para mim|quando|enquanto|minha|meu)|me film\\w+|rolou (?:na|no|entre)|por tras|mao na minha|tirar a (?:blusa|roupa|camisa)|levantar a (?:blusa|saia)',
    '(?:convites?|convidou|chamou|chama) (?:del[ea] )?(?:para|pra) (?:beber|sair|jantar|sua casa|a casa|o quarto)|me levar (?:para|pra|em) casa|minha perna|encostad[oa] em mim|video nojento|aguentar brincadeira\\w*',
    'me chama de (?:amor|meu bem|princesa|boneca|querida)',
  ],
};
/** What leaves no doubt about what is meant. */
const SEXUAL: Sign = {
  weight: 2,
  phrases: [
    'bumbum|bunda|cheiros[oa]|porno\\w*|nudes?|pelad[oa]|calcinha|motel|gostos[oa]|delicia|tesao|tesuda|beij\\w+|tapinha|apalp\\w+|encox\\w+|mao boba|pensando em mim|sonh\\w+ comigo|perto do meu rosto|so nos dois|transar|sexo',
  ],
};
const BELITTLES: Sign = {
  weight: 3,
  phrases: [
    'massacr\\w+|rir da minha cara|ri da minha cara|comer (?:d[oe]|no) chao|(?:repetir|refazer) (?:a mesma|tudo|o mesmo)(?: \\w+){0,3} vezes|me expo\\w+|abaixo assinado|engordei|favelad[oa]|doid[oa]|louc[oa]|rastej\\w+|mal educad[oa]',
    'sem vergonha|ladr(?:ao|a)|mentiros[oa]|crianca mimada|comenta\\w* (?:que|do|da|sobre) (?:eu|sou|meu|minha|mim)',
    '(?:pessoal|equipe|todos|time|colegas|turma|eles|outros|todo mundo)(?: \\w+)? (?:ri|riem|rindo|riu|riram|curte\\w*)(?! muito)|burr[oa] d[aeo] (?:semana|mes|dia)|lerd[oa]s?|burr[oa]s?|tont[oa]s?|inuteis|inutil|incompetentes?',
    'imprestavel|lixo|mula|jumento|anta|estorvo|verme|rat[oa]|parasita|retardad[oa]|idiotas?|imbecil|palhac[oa]s?|fracassad[oa]s?|vagabund[oa]s?|preguicos[oa]s?|porc[oa]|imund[oa]|nojent[oa]|encostad[oa]|burrice|invisivel|de joelhos',
    'pedir desculpas? (?:de|na|para)|dedos? na (?:minha |sua )?cara|na (?:minha|cara) d\\w+ |fingindo|votaram|caretas?|ridicul\\w+|deboch\\w+|chacota|grit\\w+|berr\\w+|xing\\w+|esporro|esculach\\w+|esculhamb\\w+|apelid\\w+|zomb\\w+',
    'zoa\\w*|sarro|humilh\\w+|insult\\w+|ofens\\w+|palavr(?:ao|oes)|me imita\\w*|bronca na frente|gargalh\\w+|lista d\\w+ (?:todos os )?(?:meus )?erros|pior d[oea]|(?:sirvo|serve|presto) (?:para|nem)|arremess\\w+|despej\\w+|atir\\w+',
    'cusp\\w+|bate n(?:ele|ela|el[ea]s|a gente|as pessoas)|empurr\\w+|belisc\\w+|puxou',
  ],
};
const SHUT_OUT: Sign = {
  weight: 3,
  phrases: [
    'sem me (?:dar|passar) (?:escala|servico|trabalho|tarefa|plantao)|nem me cumprimenta|perdi (?:os|as|meus|minhas) (?:melhores )?(?:clientes|contas|plantoes|turnos|escalas)',
    '(?:apaga|apagou|some com|sumiu com|esconde|altera|rasga) (?:meus?|minhas?) \\w+|tir(?:ou|aram|a) (?:a|o|minha|meu) (?:cadeira|mesa|ventilador|computador|almoco|intervalo|folga|equipe|cliente\\w*)|so fala(?:m)? comigo (?:por|para)',
    'nao fal(?:a|am) (?:mais )?comigo|nao me dirige\\w*|me ignor\\w+|nao me (?:olha|cumprimenta|responde)\\w*|(?:como se|que) eu (?:nao existo|nao existisse|fosse (?:invisivel|um nada|bicho))|me tir(?:ou|aram) d[aeo]',
    'sem (?:tarefa|funcao|servico|nada para fazer|mesa|cadeira)|ninguem (?:fala|pode falar|conversa|almoca|senta)|me tranc\\w+(?! em reuni)|nao deixa (?:usar|eu|sair|sentar|comer)|me exclu\\w+|me isol\\w+|num canto|de castigo|proib\\w+',
    'parou de falar|some com (?:meu|minha)|esconde\\w* (?:meu|minha|de mim)|boicot\\w+|sabot\\w+',
  ],
};
const IN_PUBLIC: Sign = {
  weight: 1,
  phrases: [
    'na frente|em voz alta|em publico|(?:na|em|toda) reuniao|no grupo|todo mundo|para (?:todos|tod[oa] \\w+|os outros|a equipe|geral)|na fila|quadro|mural|sala dos|turma|microfone|film\\w+|escritorio (?:inteiro|todo)|plateia|dos clientes|com cliente|refeitorio',
  ],
};
const OFTEN: Sign = {
  weight: 1,
  phrases: [
    'todo (?:santo )?dia|todos os dias|vive|sempre|toda (?:hora|vez|semana|segunda)|faz \\w+ (?:meses|semanas|anos)|ha (?:meses|anos)|\\w+ vezes|fica(?:m|va)? \\w+ndo|ja (?:ficou|fez|faz)|de novo|nunca par\\w+|de (?:madrugada|noite)',
    'fora do expediente|insist\\w+|desde que|depois que',
  ],
};
const HURTS: Sign = {
  weight: 2,
  phrases: [
    'medo|nojo|paralis\\w+|chor(?:o|ei|a|ando|ar|ava)|travo|trem(?:o|endo)|exagero|coisa da minha cabeca|frescura|sem reacao|sem graca|passo mal|odeio|constrang\\w+|humilh\\w+|desconforto|desconfortavel|me incomod\\w+',
    'acha\\w* (?:fofo|graca|normal|que eu devia)|ninguem (?:faz|fez) nada|fing\\w+ que nao|nao aguento|nao quer(?:o|er)? mais ir|pesadelo|me escond\\w+|me tranco|culpada|suj[oa]|traumatiz\\w+|trauma|invadid[oa]',
  ],
};
const LEVERAGE: Sign = {
  weight: 2,
  phrases: [
    '(?:quando|desde que|depois que|porque) (?:eu )?(?:recusei|neguei|nao aceitei|disse nao|disse que nao|reclamei|denunciei|terminei)|carro particular|servico particular|coisas pessoais del\\w|mand\\w+ (?:eu )?ter paciencia',
    'nao (?:deu|da|deram) em nada|abrir a (?:bolsa|mochila)|faz a gente|chamam de (?:tradicao|brincadeira)|isso e normal|como castigo|de vinganca|se eu (?:nao|falar|contar|recusar|disser|denunciar|reclamar)',
    'estou em (?:experiencia|periodo)|nota (?:baixa|ruim)|acabar comigo|me destruir|me (?:reprovar|demitir|prejudicar|queimar|dar nota)|ameac\\w+|perder (?:o emprego|a vaga|a bolsa|meu)|contar (?:para|nossa)|espalh\\w+|castig\\w+',
    'punic\\w+|em troca|depend\\w+|preciso do emprego|(?:diz|fala|disse|falou|jura) que (?:esta |ta |e |era |foi |so )*(?:brinca\\w+|sem querer|carinho|elogio|zoeira|meu jeito)|leva na esportiva|jeito (?:dele|dela)|senso de humor',
    'mimimi|dizer nao|dar queixa|aprend\\w+|pedir (?:as contas|demissao|para sair)|me fez|me fizeram|me obrig\\w+|obrigad[oa]s? a',
  ],
};

export const HARASSMENT_SIGNS: readonly Evidence[] = [
  {
    signs: [POWER, OTHERS, INTIMATE, SEXUAL, BELITTLES, SHUT_OUT, IN_PUBLIC, OFTEN, HURTS, LEVERAGE],
    against: [CAREER_QUESTION, MARKED],
    enough: 6,
  },
];
