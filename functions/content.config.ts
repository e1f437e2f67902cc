import { defineContent, literal, moduleOf } from '@aura/content-tools';
import { StoryFileSchema, writeStoryModule } from './src/demo/authoring/story-file.ts';
import { FailureFileSchema, writeFailuresModule } from './src/http/authoring/failure-file.ts';
import { writeCitiesModule, CityFileSchema } from './src/jobs/authoring/city-file.ts';
import { BoardFileSchema, writeBoardsModule } from './src/jobs/authoring/board-file.ts';
import { listCitedValues, MessageFileSchema } from './src/messages/authoring/message-file.ts';
import { KINDS, MESSAGE_KINDS, type MessageKind } from './src/messages/kinds.ts';

const isKind = (name: string): name is MessageKind => name in KINDS;

/**
 * The words of every kind of message, one file each, and of every refusal; the cities of ads, the boards that are read,
 * and the lives of demonstration people.
 */
export default defineContent({
  collections: {
    messages: { files: 'content/messages/*.yaml', schema: MessageFileSchema },
    failures: { files: 'content/failures/*.yaml', schema: FailureFileSchema },
    cities: { files: 'content/cities.yaml', schema: CityFileSchema },
    boards: { files: 'content/job-boards.yaml', schema: BoardFileSchema },
    stories: { files: 'content/demo/*.yaml', schema: StoryFileSchema },
  },
  compile({ messages, failures, cities, boards, stories }, report) {
    for (const entry of messages) {
      if (!isKind(entry.slug)) {
        report(entry, null, `não há um tipo de mensagem ${entry.slug} em src/messages/kinds.ts`);
        continue;
      }
      const { values, code } = KINDS[entry.slug] as { values: { entries: object }; code?: string };
      const known = new Set([...Object.keys(values.entries), ...(code ? ['code'] : [])]);
      const cited = new Set([
        ...listCitedValues(JSON.stringify(entry.data)),
        ...(entry.data.hasItems ? ['items'] : []),
      ]);
      for (const name of cited)
        if (!known.has(name)) report(entry, null, `{{${name}}} não é um valor deste tipo`);
      const unsaid = [...known].filter((name) => !cited.has(name) && name !== 'incident');
      for (const name of unsaid) report(entry, null, `o valor {{${name}}} não aparece no texto`);
    }
    const [first] = messages;
    const written = new Set(messages.map(({ slug }) => slug));
    for (const name of MESSAGE_KINDS)
      if (first && !written.has(name)) report(first, null, `falta o arquivo ${name}.yaml`);
    return {
      'boards.ts': writeBoardsModule(boards, report),
      'cities.ts': writeCitiesModule(cities, report),
      'stories.ts': writeStoryModule(stories, report),
      'failures.ts': writeFailuresModule(failures, report),
      'messages.ts': moduleOf(
        `import type { MessageFile } from '../messages/authoring/message-file.ts';`,
        `import type { MessageKind } from '../messages/kinds.ts';`,
        `export const TEMPLATES: Readonly<Record<MessageKind, MessageFile>> = ${literal(
          Object.fromEntries(messages.map(({ slug, data }) => [slug, data])),
        )};`,
      ),
    };
  },
});
