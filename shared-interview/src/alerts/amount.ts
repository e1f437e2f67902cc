import { foldText, type Quantity, readDates, readNumbers, stemOf } from '@aura/shared-career';
import { quotePiece } from '../text/quoted.ts';
import { type Alert, buildAnswerEvidence } from './alert.ts';
import type { ResumeDocument } from './document.ts';
import type { Statement } from './statement.ts';

/** Units of achievements; durations and counts apply to too many things. */
const COMPARED: ReadonlySet<string> = new Set(['percent', 'points', 'BRL', 'USD', 'EUR', 'times']);
/** Shared words by which two sentences tell of one matter: at least so many, and this part of the shorter. */
const SAME_MATTER = { words: 3, share: 0.6 } as const;
const TEAM = new RegExp(
  [
    String.raw`(?<!\p{L})(?:lider(?:ei|ava|o|anca)|coorden(?:ei|ava|o|acao)|gerenci(?:ei|ava|o|amento)|`,
    String.raw`gestao|supervision(?:ei|ava|o)|supervisao|chefi(?:ei|ava|o)|led|managed)(?: \p{L}+){0,2} (?:equipe|`,
    String.raw`time|team)(?: \p{L}+){0,2} (?:de|com|of) $`,
  ].join(''),
  'u',
);

interface Item {
  readonly path: string;
  readonly text: string;
  readonly folded: string;
  readonly quantities: readonly Quantity[];
}

const listTopicStems = (text: string): ReadonlySet<string> =>
  new Set((foldText(text).folded.match(/\p{L}{4,}/gu) ?? []).map(stemOf));

function listItems(document: ResumeDocument, { employer }: Statement): Item[] {
  const jobs = employer?.jobs ?? document.employers.flatMap((one) => one.jobs);
  return jobs.flatMap((job) =>
    job.items.map((text, at) => ({
      path: `${job.path}.items.${at}`,
      text,
      folded: foldText(text).folded,
      quantities: readNumbers(text, readDates(text)).quantities,
    })),
  );
}

const findOnly = (quantities: readonly Quantity[], unit: string): Quantity | null => {
  const found = quantities.filter((one) => one.unit === unit);
  return found.length === 1 ? (found[0] ?? null) : null;
};

function isSameMatter(one: string, other: string): boolean {
  const [a, b] = [listTopicStems(one), listTopicStems(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared >= SAME_MATTER.words && shared / Math.min(a.size, b.size) >= SAME_MATTER.share;
}

/** A size of a team that the person leads. */
const findTeam = (folded: string, quantities: readonly Quantity[]): Quantity | null =>
  quantities.find(
    ({ start, unit }) => unit === '' && TEAM.test(folded.slice(Math.max(0, start - 80), start)),
  ) ?? null;

function makeAlert(
  statement: Statement,
  said: Quantity,
  item: Item,
  { document, docId }: { readonly document: ResumeDocument; readonly docId: string },
): Alert {
  const subject = said.unit === '' ? 'a equipe' : 'o número';
  return {
    kind: 'differs',
    text: `Na resposta, ${subject} é ${quotePiece(statement.raw.slice(said.start, said.end))}; no currículo está ${quotePiece(item.text, 120)}.`,
    evidence: [buildAnswerEvidence(docId, statement, said), ...document.evidence(item.path)],
  };
}

/** The same subject with another number; nothing if the CV mentions the subject twice. */
export function findAmountAlert(statement: Statement, document: ResumeDocument, docId: string): Alert | null {
  const { raw, folded, quantities, employer } = statement;
  const items = listItems(document, statement);
  for (const unit of COMPARED) {
    const said = findOnly(quantities, unit);
    const told = items.filter(
      (item) => said && findOnly(item.quantities, unit) && isSameMatter(raw, item.text),
    );
    const [item] = told;
    if (!said || !item || told.length > 1 || findOnly(item.quantities, unit)?.value === said.value) continue;
    return makeAlert(statement, said, item, { document, docId });
  }
  const led = findTeam(folded, quantities);
  const teams = items.filter((item) => findTeam(item.folded, item.quantities));
  const [team] = teams;
  if (!employer || !led || !team || teams.length > 1) return null;
  if (findTeam(team.folded, team.quantities)?.value === led.value) return null;
  return makeAlert(statement, led, team, { document, docId });
}
