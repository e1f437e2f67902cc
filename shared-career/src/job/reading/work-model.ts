import type { JobReading } from '@aura/shared-domain';
import type { Segment } from './segments.ts';
import { MODEL_DENIED as DENIED, NOT_WORK, ON_SITE, REMOTE } from '../../generated/phrases/terms.ts';

const HYBRID = /(?<!\p{L})(?:hibrid[oa]|hybrid|semipresencial)(?!\p{L})/u;

const COUNT = String.raw`(?:\d|um|uma|dois|duas|tres|quatro|one|two|three|four)(?: \([^)]{1,8}\))?`;
const WEEKDAYS = String.raw`(?:segundas?|tercas?|quartas?|quintas?|sextas?)(?:-feiras?)?`;
const HOME = String.raw`(?:home[- ]?office|remot[oa]s?|em casa|de casa|a distancia|from home|remotely)`;
const PLACE =
  String.raw`(?:presencia(?:l|is)|(?:n[oa]|ao|em) (?:escritorio|empresa|sede|unidade)|escritorio|at the [^.;,\n]{0,20}office|` +
  String.raw`in the office|on-?site)`;
/** Some days here and the others there. */
const PARTLY: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}\p{N}])${COUNT} (?:dias|vezes|idas) (?:no|ao) escritorio(?!\p{L})`, 'u'),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${COUNT} (?:dias?|vez(?:es)?|days?)(?: (?:por|na|a|per|de trabalho|em|de))*(?: semana| week)?(?: (?:em|de))* ${HOME}`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${COUNT} (?:dias?|vez(?:es)?|idas?|days?) (?:por semana|na semana|a week|per week)[^.;\n]{0,12} ${PLACE}`,
    'u',
  ),
  new RegExp(String.raw`(?<![\p{L}\p{N}])${COUNT} (?:dias|vezes|idas) presenciais(?!\p{L})`, 'u'),
  new RegExp(
    String.raw`(?:^|[,:(] ?|(?:trabalho|modelo|regime) )(?:escritorio|presencial|presenca)(?: (?:n[oa]|em|d[oa]) [^.;,\n\d]{1,30})? ` +
      String.raw`(?:(?:as|nas|toda[s]?(?: as)?) ${WEEKDAYS}|de terca(?:-feira)? a quinta|${COUNT} (?:dias|vezes) por semana)`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!\p{L})home[- ]?office (?:as|nas|toda[s]?(?: as)?|em) (?:${WEEKDAYS}|alguns dias)`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:horas|dias|tardes|manhas) (?:remot[oa]s|de home[- ]?office)(?!\p{L})`,
    'u',
  ),
];

/** The place of the work; null if the ad does not say, hybrid if it names both or some days of each. */
export function findWorkModel(segments: readonly Segment[]): JobReading['workModel'] {
  const plain = segments.map(({ folded }) => folded.folded.trim().replace(NOT_WORK, ' '));
  const texts = plain.map((text) => text.replace(DENIED, ' '));
  const names = (pattern: RegExp): boolean => texts.some((text) => pattern.test(text));
  const remote = names(REMOTE);
  const onSite = names(ON_SITE);
  if (names(HYBRID) || PARTLY.some(names) || (remote && onSite)) return 'hybrid';
  if (remote) return 'remote';
  const noRemote = plain.some((text) => /home|remot/u.test(text.match(DENIED)?.join(' ') ?? ''));
  return onSite || noRemote ? 'onSite' : null;
}
