import { type Act, setOf } from './verb-reader.ts';

/** Pasts of "eu" and "nós" that tell how it was rather than what was done. Some act with another word after them. */
const STATIVE = setOf(
  'fui tive trabalhei entrei fiquei estive vivi passei recebi enfrentei comecei achei gostei senti pensei quis soube ' +
    'aprendi nasci morei conheci pude errei demorei sofri esqueci perdi formei assumi ouvi precisei discordei ' +
    'fomos tivemos trabalhamos entramos ficamos estivemos passamos recebemos enfrentamos comecamos sofremos perdemos ' +
    'assumimos discordamos discutimos brigamos precisamos dividimos manchei quebrei estraguei queimei risquei confundi falhei tropecei ' +
    'was were had worked felt thought liked wanted knew received faced became got learned realized joined started ' +
    'disagreed argued heard needed',
);
/** Past forms of noticing: context until the first action. */
const NOTICED = setOf('percebi percebemos notei notamos vi vimos reparei noticed saw');
/** Two words that are an action together. */
const ACTIVE = new RegExp(
  [
    String.raw`^(?:fui (?:falar|conversar|atras|ate|buscar|ver|verificar|pessoalmente|la|olhar|entender)|`,
    String.raw`tive (?:a ideia|a iniciativa|uma conversa|uma reuniao)|fiquei (?:ate|depois|acompanhando|`,
    String.raw`com ele|com ela|ao lado|(?:\p{L}+ ){1,5}?\p{L}+[aei]ndo)|pass(?:ei|amos) (?:a|o|os|as|para|pra|por cada|todos)|comec(?:ei|`,
    String.raw`amos) (?:a|por|pela|pelo|com|um|uma|o|os|as) (?!trabalhar)|assumi (?:a responsabilidade|`,
    String.raw`o erro|a culpa|a frente)|ouvi (?!dizer|falar|que)|achei (?:o|a|os|as|um|uma) |quebrei (?:\p{L}+ ){1,3}em|`,
    String.raw`aprendi (?:o|os|as|um|uma) (?!(?:que|quanto|valor|peso|coisa|licao)(?!\p{L}))|dividimos (?:o|`,
    String.raw`a|os|as) (?:tarefa|trabalho|equipe|grupo|tarefas)|started (?:to|by|with|a)|got (?:the|`,
    String.raw`everyone|them|in)|had a (?:meeting|conversation|talk))`,
  ].join(''),
  'u',
);

/**
 * How surely a past of "eu" or "nós" is something that was done, 0 to 2.
 * @param after the folded words from it on. @param underway whether something was done before.
 */
export function weighDeed(key: string, after: string, underway: boolean): number {
  if (NOTICED.has(key)) return underway ? 1.5 : 0;
  return !STATIVE.has(key) || ACTIVE.test(after) ? 2 : 0;
}

const PROPOSALS = setOf('propus propusemos sugeri sugerimos proposed suggested');
/** Whether a verb proposes something that has yet to come about. */
export const isProposal = (key: string): boolean => PROPOSALS.has(key);

/** Imperfects and presents of "eu" that tell what one is, has, thinks or works as. */
const STANDING = setOf(
  'era estava tava tinha ia vinha ficava sabia queria precisava podia devia sentia vivia conhecia parecia conseguia ' +
    'achava pensava gostava morava estudava trabalhava atuava cuidava atendia vendia fazia dirigia operava liderava ' +
    'coordenava gerenciava administrava chegava entrava esperava faltava recebia perdia usava ' +
    'sou estou vou tenho sei acho penso gosto quero busco procuro atuo atendo vendo cuido lidero gerencio coordeno ' +
    'lembro recordo conheco desconheco acredito pretendo desejo moro estudo trabalho preciso consigo entendo posso venho dirijo opero administro participo',
);
/** A thing that something is done to; not what one says of oneself in general. */
const THING = /^ (?:o|a|os|as|um|uma|cada) (?!meu|minha|meus|minhas)/u;

/**
 * Whether "eu" does something again and again. In the present only to a thing: "converso com todos" tells of no deed.
 * @param after the folded words after the verb.
 */
export function isHabit({ who, tense, key }: Act, after: string): boolean {
  if (who !== 'I' || STANDING.has(key)) return false;
  return tense === 'imperfect' || (tense === 'present' && THING.test(after));
}
