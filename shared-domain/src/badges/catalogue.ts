import * as v from 'valibot';
import { PRACTICE_LIMITS } from '../diagnosis/practice-record.ts';

export const BadgeIdSchema = v.picklist([
  'protagonista_iniciante',
  'arquiteto_curriculo',
  'voz_de_dono',
  'cacador_elite',
  'eterno_aprendiz',
  'estrategista_mestre',
]);
export type BadgeId = v.InferOutput<typeof BadgeIdSchema>;

/** Messages to the mentor after which the next one earns `estrategista_mestre`; replies that count nothing are messages, too. */
export const MESSAGES_BEFORE_BADGE = 10;

export interface Badge {
  readonly id: BadgeId;
  readonly name: string;
  readonly icon: string;
  readonly description: string;
}

const makeBadge = (id: BadgeId, name: string, icon: string, description: string): Badge => ({
  id,
  name,
  icon,
  description,
});

/** The six badges of the product. */
export const BADGES: Readonly<Record<BadgeId, Badge>> = {
  protagonista_iniciante: makeBadge(
    'protagonista_iniciante',
    'Protagonista Iniciante',
    'compass',
    'Concluiu o primeiro diagnóstico de carreira.',
  ),
  arquiteto_curriculo: makeBadge(
    'arquiteto_curriculo',
    'Arquiteto de Currículo',
    'ruler',
    'Fez a primeira otimização de currículo ou LinkedIn.',
  ),
  voz_de_dono: makeBadge(
    'voz_de_dono',
    'Voz de Dono',
    'microphone',
    `Fez a primeira simulação completa de entrevista, com ${PRACTICE_LIMITS.answers} respostas avaliadas ou mais.`,
  ),
  cacador_elite: makeBadge('cacador_elite', 'Caçador de Elite', 'radar', 'Usou o radar de vagas.'),
  eterno_aprendiz: makeBadge(
    'eterno_aprendiz',
    'Eterno Aprendiz',
    'book',
    'Concluiu o primeiro micro-learning.',
  ),
  estrategista_mestre: makeBadge(
    'estrategista_mestre',
    'Estrategista Mestre',
    'star',
    `Teve mais de ${MESSAGES_BEFORE_BADGE} interações com o mentor.`,
  ),
};
