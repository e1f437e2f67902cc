import * as v from 'valibot';
import type { ReaderWorker } from '../reading/use-reader.ts';

/** A picture of each page. Checked when one arrives: where pages are written ahead there is no such class. */
const DrawnPagesSchema = v.pipe(
  v.array(v.custom<ImageBitmap>((value) => value instanceof ImageBitmap)),
  v.readonly(),
);

/** What draws the pages of a document: the worker that reads it, asked for something else. */
export const makePagesWorker = (
  reader: ReaderWorker<v.GenericSchema>,
): ReaderWorker<typeof DrawnPagesSchema> => ({ ...reader, document: 'pages', value: DrawnPagesSchema });
