/** How present a skill is in a group. */
type Presence = 'low' | 'medium' | 'high';

/** A cell of the map: a reading, or the reason why none is shown. */
export type MapCell = Presence | 'small' | 'complement';

export const SKILLS = [
  { key: 'data', label: 'Análise de dados' },
  { key: 'communication', label: 'Comunicação' },
  { key: 'leadership', label: 'Liderança' },
] as const;

type SkillKey = (typeof SKILLS)[number]['key'];

/** An invented company, to show what a reading looks like and what is left out of it. */
export const EXAMPLE_MAP: readonly ({ readonly id: string; readonly department: string } & Readonly<
  Record<SkillKey, MapCell>
>)[] = [
  { id: 'operations', department: 'Operações', data: 'high', communication: 'medium', leadership: 'medium' },
  { id: 'sales', department: 'Comercial', data: 'low', communication: 'high', leadership: 'medium' },
  { id: 'finance', department: 'Financeiro', data: 'high', communication: 'low', leadership: 'complement' },
  { id: 'legal', department: 'Jurídico', data: 'medium', communication: 'high', leadership: 'small' },
];
