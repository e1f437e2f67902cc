import type { Topic } from '../lesson.ts';

/**
 * What a lesson should be about to help with a task that is carried out in a tool, by the tool's address. The mentor is
 * asked about anything, so a task there speaks for no topic.
 */
const TOPICS: Readonly<Record<string, readonly Topic[]>> = {
  '/otimizador-curriculo': ['cv'],
  '/otimizador-linkedin': ['linkedin'],
  '/buscador-vagas': ['jobs'],
  '/simulador-entrevista': ['interview'],
  '/mapeamento-comportamental': ['planning'],
  '/micro-learnings': ['learning'],
};

export const topicsOfTool = (tool: string | null): readonly Topic[] =>
  tool !== null && Object.hasOwn(TOPICS, tool) ? (TOPICS[tool] ?? []) : [];
