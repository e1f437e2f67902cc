import { type Entry, literal, moduleOf, type Report, Text } from '@aura/content-tools';
import { DaySchema } from '@aura/shared-domain';
import * as v from 'valibot';
import { BOARD_NAME, MAX_BOARDS } from '../sources/boards/board-limits.ts';

const Boards = v.pipe(
  v.array(
    v.strictObject({
      board: v.pipe(v.string(), v.regex(BOARD_NAME, 'O nome como no endereço do quadro')),
      company: Text,
      checkedOn: v.pipe(DaySchema, v.description('O dia em que o endereço foi visto respondendo')),
    }),
  ),
  v.maxLength(MAX_BOARDS),
);

/** Public boards of employers in Brazil, by provider. */
export const BoardFileSchema = v.strictObject({ greenhouse: Boards, lever: Boards, ashby: Boards });
export type BoardFile = v.InferOutput<typeof BoardFileSchema>;

/** The module of the boards that are read where no others are set. A board that is listed twice is reported. */
export function writeBoardsModule(files: readonly Entry<BoardFile>[], report: Report): string {
  for (const file of files)
    for (const provider of ['greenhouse', 'lever', 'ashby'] as const) {
      const names = file.data[provider].map(({ board }) => board);
      const twice = names.find((name, at) => names.indexOf(name) !== at);
      if (twice !== undefined) report(file, [provider], `"${twice}" aparece duas vezes`);
    }
  return moduleOf(
    `import type { BoardFile } from '../jobs/authoring/board-file.ts';`,
    ...files.map(({ data }) => `export const CURATED_BOARDS: BoardFile = ${literal(data)};`),
  );
}
