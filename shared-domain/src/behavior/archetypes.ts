import type { ArchetypeId, BehaviorResult } from './result.ts';

export interface Archetype {
  readonly id: ArchetypeId | 'unmapped';
  readonly name: string;
  readonly icon: 'calendar' | 'search' | 'users' | 'spark' | 'compass';
  readonly description: string;
}

/** The four tendencies, after an idea of Gretchen Rubin; the words are ours. */
export const ARCHETYPES: Readonly<Record<ArchetypeId, Archetype>> = {
  upholder: {
    id: 'upholder',
    name: 'Upholder',
    icon: 'calendar',
    description: 'Cumpre com facilidade o que combina com os outros e o que combina consigo.',
  },
  questioner: {
    id: 'questioner',
    name: 'Questioner',
    icon: 'search',
    description: 'Cumpre o que faz sentido para si: uma expectativa de fora precisa antes de um bom motivo.',
  },
  obliger: {
    id: 'obliger',
    name: 'Obliger',
    icon: 'users',
    description: 'Cumpre o que os outros esperam; o que promete só a si costuma ficar para depois.',
  },
  rebel: {
    id: 'rebel',
    name: 'Rebel',
    icon: 'spark',
    description:
      'Age por escolha: quanto mais uma expectativa soa como ordem, venha de onde vier, mais pesa.',
  },
};

/** For people without a mapping, or with answers that show no tendency. */
export const NOT_MAPPED: Archetype = {
  id: 'unmapped',
  name: 'Não mapeado',
  icon: 'compass',
  description: 'Ainda não há uma leitura de como você responde a expectativas.',
};

/** The name of a result: its archetype, or the two nearest ones. */
export function describeBehaviorResult(result: Pick<BehaviorResult, 'archetype' | 'between'> | null): string {
  const between = result?.between?.map((id) => ARCHETYPES[id].name) ?? [];
  return between.length > 0 ? `Indefinido entre ${between.join(' e ')}` : findArchetype(result).name;
}

/** The archetype of a result; {@link NOT_MAPPED} for none. */
export const findArchetype = (result: Pick<BehaviorResult, 'archetype'> | null): Archetype =>
  result?.archetype ? ARCHETYPES[result.archetype] : NOT_MAPPED;
