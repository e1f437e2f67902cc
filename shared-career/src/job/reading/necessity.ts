import type { Requirement } from '@aura/shared-domain';
import type { Segment } from './segments.ts';

const DESIRABLE =
  /(?<!\p{L})(?:desejave(?:l|is)|diferencia(?:l|is)|(?:um |uns )plus|preferencialmente|de preferencia|preferivel|preferred|preferably|nice to have|a plus|bonus|sera valorizad[oa]|valorizamos|desired|desirable|ideally)(?!\p{L})/gu;
const MANDATORY =
  /(?<!\p{L})(?:obrigatori[oa]s?|imprescindive(?:l|is)|indispensave(?:l|is)|exigid[oa]s?|exigimos|exige-se|necessari[oa]s?|e preciso|precisa ter|required|must(?: have)?|mandatory|essential)(?!\p{L})/gu;
/** Words with which running text asks for something. */
const CUE =
  /(?<!\p{L})(?:experiencias? (?:previa |comprovada |minima |anterior |solida )*(?:com|em|como|n[ao]|de)|dominio (?:de|em|d[ao])|vivencia (?:com|em|n[ao]|de)|conhecimentos? (?:\p{L}+ )?(?:em|de|com|d[ao]|n[ao])|com experiencia|com conhecimento|com (?:cnh|crea|crc|coren|oab|curso|registro|formacao|nr|superior|tecnico|ensino|graduacao)|formacao em|formad[oa] em|cursando|familiaridade com|habilidade (?:com|em|de)|precisa(?:mos)? (?:ter|saber|de)|deve (?:ter|possuir|saber|dominar)|ter (?:cnh|conhecimento|experiencia|registro|curso|ensino|disponibilidade)|possuir|exige|experience (?:with|in|as|of)|proficien\p{L}+ (?:in|with)|knowledge of|familiar(?:ity)? with|background in|skilled in|expertise in|fluen\p{L}+ in)(?!\p{L})/u;

type Weighed = Exclude<Requirement['necessity'], 'manual'>;

/** A marker in brackets or after its item belongs to the item alone; "serão um diferencial" to the whole sentence. */
function marks(folded: string, pattern: RegExp, start: number, end: number): boolean {
  for (const match of folded.matchAll(pattern)) {
    const bracketed = /\(\s*(?:\p{L}+ )?$/u.test(folded.slice(0, match.index));
    if (match.index >= end) {
      const between = folded.slice(end, match.index).replace(/,\s*(?:mas|porem|but)(?!\p{L})/u, ' ');
      if (bracketed ? !/[,;]|\se\s/u.test(between) : !/[,;)]/u.test(between)) return true;
      if (!bracketed && /(?:serao|sao|are|will be) (?:\p{L}+ ){0,2}$/u.test(folded.slice(0, match.index)))
        return true;
    } else if (match.index < start && !bracketed) return true;
  }
  return false;
}

/** Whether a sentence says in so many words that what stands at an offset is required. */
export function isDemanded({ folded }: Segment, start: number, end: number): boolean {
  return marks(folded.folded, MANDATORY, start, end);
}

/**
 * How much what stands at an offset of a segment (of its folded text) is asked for: by the words beside it, else by its section. Where an
 * ad has no section of requirements (`bare`) its running text and its activities are what it asks for.
 */
export function necessityAt(segment: Segment, start: number, end: number, bare: boolean): Weighed {
  const { folded } = segment.folded;
  if (marks(folded, DESIRABLE, start, end)) return 'desirable';
  if (segment.section === 'mandatory' || segment.section === 'desirable') {
    return segment.section === 'desirable' && marks(folded, MANDATORY, start, end)
      ? 'mandatory'
      : segment.section;
  }
  if (bare || marks(folded, MANDATORY, start, end)) return 'mandatory';
  return segment.section === 'intro' && CUE.test(folded) ? 'mandatory' : 'context';
}
