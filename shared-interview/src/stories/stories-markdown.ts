import { TOPIC_LABELS } from '@aura/shared-domain';
import {
  joinBlocks,
  listBullets,
  escapeMarkdown,
  quoteMarkdown,
  formatShownDay,
  formatValue,
} from '../markdown/markdown.ts';
import type { Story } from './story.ts';

function writeStory({ title, topic, best, told, numbers, text }: Story): string[] {
  return [
    `## ${escapeMarkdown(title)}`,
    listBullets([
      `Competência: ${TOPIC_LABELS[topic]}`,
      `Melhor nota: ${formatValue(best)}`,
      ...(numbers.length === 0 ? [] : [`Números: ${numbers.map(escapeMarkdown).join(', ')}`]),
    ]),
    quoteMarkdown(text),
    'Onde você contou:',
    listBullets(
      told.map(
        ({ question, at, value }) =>
          `${formatShownDay(at)}, nota ${formatValue(value)}: “${escapeMarkdown(question)}”`,
      ),
    ),
  ];
}

/** The stories as a document to keep. */
export function writeStoriesMarkdown(stories: readonly Story[]): string {
  if (stories.length === 0)
    return joinBlocks([
      '# Minhas histórias',
      'Ainda não há histórias: elas vêm das respostas dos simulados.',
    ]);
  return joinBlocks([
    '# Minhas histórias',
    'As suas respostas sobre o que aconteceu, cada história na versão de melhor nota.',
    ...stories.flatMap(writeStory),
  ]);
}
