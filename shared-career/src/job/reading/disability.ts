import type { JobReading } from '@aura/shared-domain';
import type { Segment } from './segments.ts';
import { ALSO_OPEN as ALSO } from '../../generated/phrases/terms.ts';

const WHO = String.raw`(?:pcds?|(?:pessoas?|candidat[oa]s?|profissiona(?:l|is)|jovens) com deficiencia)`;
const PCD = new RegExp(String.raw`(?<!\p{L})(?:${WHO}|people with disabilities|disabilities)(?!\p{L})`, 'u');
const EXCLUSIVE = new RegExp(
  String.raw`(?:exclusiv\p{L}+|afirmativ\p{L}+|destinad\p{L}+|reservad\p{L}+)[^.;\n]{0,40}${WHO}|${WHO}[^.;\n]{0,20}(?:exclusiv|afirmativ)`,
  'u',
);
/** People whom the work is done for. */
const SERVED = new RegExp(
  String.raw`(?:atend\p{L}+|cuid\p{L}+|acompanh\p{L}+|experiencia|vivencia|convivencia|reabilitacao|direitos|apoi\p{L}+|trabalh\p{L}+)[^.;,\n]{0,24} ${WHO}`,
  'gu',
);

/** Whether the ad is only for people with disabilities or also for them; null if it does not say. */
export function findDisability(title: string, segments: readonly Segment[]): JobReading['disability'] {
  const texts = segments
    .map(({ folded }) => folded.folded.replace(SERVED, ' '))
    .filter((text) => PCD.test(text));
  if (texts.some((text) => EXCLUSIVE.test(text) && !ALSO.test(text))) return 'exclusive';
  if (/(?<!\p{L})pcd(?!\p{L})/iu.test(title)) return 'exclusive';
  return texts.length > 0 ? 'open' : null;
}
