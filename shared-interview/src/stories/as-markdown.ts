import { TOPIC_LABELS } from '@aura/shared-domain';
import { blocks, bullets, plainText, quotation, shownDay, formatValue } from '../markdown/markdown.ts';
import type { Story } from './story.ts';

function storyBlocks({ title, topic, best, told, numbers, text }: Story): string[] {
  return [
    `## ${plainText(title)}`,
    bullets([
      `Competência: ${TOPIC_LABELS[topic]}`,
      `Melhor nota: ${formatValue(best)}`,
      ...(numbers.length === 0 ? [] : [`Números: ${numbers.map(plainText).join(', ')}`]),
    ]),
    quotation(text),
    'Onde você contou:',
    bullets(
      told.map(
        ({ question, at, value }) => `${shownDay(at)}, nota ${formatValue(value)}: “${plainText(question)}”`,
      ),
    ),
  ];
}

/** The stories as a document to keep. */
export function storiesAsMarkdown(stories: readonly Story[]): string {
  if (stories.length === 0)
    return blocks(['# Minhas histórias', 'Ainda não há histórias: elas vêm das respostas dos simulados.']);
  return blocks([
    '# Minhas histórias',
    'As suas respostas sobre o que aconteceu, cada história na versão de melhor nota.',
    ...stories.flatMap(storyBlocks),
  ]);
}
