import { capitalizeFirst, foldKey } from '@aura/shared-career';
import { wantsWriting } from '../wishes.ts';

const NAME = String.raw`\p{Lu}\p{Ll}+(?: (?:d[aeo]s? )?\p{Lu}\p{Ll}+)*`;
const ROLE = [
  String.raw`(?:chefe|chefa|gerente|gestora?|patr(?:ão|oa)|don[ao]|coordenadora?|diretora?|supervisora?|`,
  String.raw`líder|lider|encarregad[ao]|recrutadora?|colega|professora?|cliente)`,
].join('');

/** “Ela chama Carla”, “o nome dele é Sandro”: the name may be in small letters. */
const CALLED =
  /(?<!\p{L})(?:(?:se )?chama(?:-se)?|nome (?:del[ae]|d[ao] \p{L}+) (?:é|e|eh)) (?:a |o |de )?(\p{L}{3,}(?: \p{Lu}\p{Ll}+)?)/iu;
/** “Pra coordenadora Vera”, “minha chefe, a Rita”. */
const WITH_ROLE = new RegExp(
  String.raw`(?<!\p{L})${ROLE},? (?:é |e )?(?:(?:a|o|seu|dona|sr\.?|sra\.?) )?(${NAME})`,
  'u',
);
/** “Escreve pra Lúcia”: only in a request for a text. */
const TO = new RegExp(String.raw`(?<!\p{L})(?:pra|para|pro|com) (?:a |o |dona |seu )?(${NAME})`, 'u');

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
    (wantsWriting(text) ? TO.exec(text)?.[1] : undefined);
  return name === undefined || NO_NAME.has(foldKey(name)) ? null : capitalizeFirst(name);
}
