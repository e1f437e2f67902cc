import { capitalizeFirst, foldKey } from '@aura/shared-career';
import { wantsWriting } from '../wishes.ts';

const NAME = String.raw`\p{Lu}\p{Ll}+(?: (?:d[aeo]s? )?\p{Lu}\p{Ll}+)*`;
export const ROLE = [
  String.raw`(?:chefe|chefa|gerente|gestora?|patr(?:ão|oa)|don[ao]|coordenadora?|diretora?|supervisora?|`,
  String.raw`líder|lider|encarregad[ao]|recrutadora?|colega|professora?|cliente)`,
].join('');

/** “Ela chama Carla”, “o nome dele é Sandro”: the name may be in small letters. “Me chama de lerda” names nobody. */
const CALLED = new RegExp(
  [
    String.raw`(?<!\p{L}|(?:^|\P{L})(?:me|nos|te) )(?:(?:[Ss]e )?[Cc]hama(?:-se)?|`,
    String.raw`[Nn]ome (?:del[ae]|d[ao] \p{L}+) (?:é|e|eh)) (?:a |o |de )?(\p{L}{3,}(?: \p{Lu}\p{Ll}+)?)`,
  ].join(''),
  'u',
);
/** “Pra coordenadora Vera”, “minha chefe, a Rita”. */
const WITH_ROLE = new RegExp(
  String.raw`(?<!\p{L})${ROLE},? (?:é |e )?(?:(?:a|o|seu|dona|[Ss]ra?\.?) )?(?![Ss]ra?\b)(${NAME})`,
  'u',
);
/** “É o seu Valdir”, “é a dona Rita”. */
const TITLED = /(?<!\p{L})(?:[Ss]eu|[Dd]ona|[Ss]ra?\.?|[Dd]ra?\.?|[Pp]rof\.?) (\p{Lu}\p{Ll}+)/u;
/** What is said to somebody by name: “dar um feedback pro Rafael”. */
const SPOKEN =
  /(?<!\p{L})(?:feedback|recado|falar|conversar|cobrar|avisar|pedir|responder|mandar|agradecer|mensagem|msg)(?!\p{L})/iu;
/** “Escreve pra Lúcia”: only in a request for a text. */
const TO = new RegExp(
  String.raw`(?<!\p{L})(?:pra|para|pro|com) (?:a |o |dona |seu |[Ss]ra?\.? )?(?![Ss]ra?\b)(${NAME})`,
  'u',
);

/** Words that name the person whom a text is to, with what joins them to the rest: “ela chama Cláudia e eu estudo”. */
const NAMING = new RegExp(
  String.raw`(?:(?<!\p{L})(?:[Ee] )?(?:[OoAa] )?(?:[Ee]l[ea]|${ROLE})?(?:,? que)? ?)${CALLED.source}(?:,? (?:e|mas) |[,;.] |$)`,
  'u',
);

/** A text without the words that only name whom a text is to. */
export const cutNaming = (text: string): string => text.replace(NAMING, '').trim();

const NO_NAME = new Set([
  'mim',
  'pra',
  'para',
  'ela',
  'ele',
  'isso',
  'atencao',
  'rh',
  'linkedin',
  'whatsapp',
  'ingles',
  'de',
  'que',
  'eles',
  'elas',
]);

/** The person to whom a text goes, or of whom the message speaks by name; null if it names nobody. */
export function findRecipient(text: string): string | null {
  const name =
    CALLED.exec(text)?.[1] ??
    WITH_ROLE.exec(text)?.[1] ??
    TITLED.exec(text)?.[1] ??
    (wantsWriting(text) || SPOKEN.test(text) ? TO.exec(text)?.[1] : undefined);
  return name === undefined || NO_NAME.has(foldKey(name)) ? null : capitalizeFirst(name);
}
