import type { Field, Occupation } from '../../taxonomy/types.ts';

/** Fields in which most work is done with one's hands, at the wheel or on the spot. */
const ON_THE_SPOT: ReadonlySet<Field> = new Set([
  'industry',
  'logistics',
  'construction',
  'hospitality',
  'commerce',
  'agriculture',
  'care',
]);
/** Desk work inside those fields. */
const DESK = /^(?:Analista|Gerente|Engenheir|Arquitet|Supervisor|Coordenador|Assistente Social)/u;
/** Professions whose patients, pupils or premises are there. */
const WITH_PEOPLE: ReadonlySet<string> = new Set([
  'enfermeiro',
  'coordenador-enfermagem',
  'tecnico-enfermagem-ocupacao',
  'atendente-farmacia',
  'auxiliar-saude-bucal',
  'dentista',
  'analista-laboratorio',
  'agente-saude',
  'vigilante',
  'recepcionista',
  'professor-infantil',
]);

const isByHand = ({ field, title }: Occupation): boolean => ON_THE_SPOT.has(field) && !DESK.test(title);

/** Whether recruiters of an occupation look on LinkedIn; an occupation that is not known is given the benefit. */
export const isSoughtOnLinkedIn = (occupation: Occupation | null): boolean =>
  occupation === null || (!isByHand(occupation) && occupation.id !== 'vigilante');

/** Whether an occupation can hardly be done from home. */
export const isOnSite = (occupation: Occupation | null): boolean =>
  occupation !== null && (isByHand(occupation) || WITH_PEOPLE.has(occupation.id));
