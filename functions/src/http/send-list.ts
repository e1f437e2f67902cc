import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { describeFault } from './log.ts';

/**
 * Answers with the JSON object `{ ...head, [name]: [...items] }` while the items still arrive, with only one in
 * memory. A failure before the first item is thrown with nothing sent; a later one closes the connection, so that the
 * client does not mistake half an answer for a whole one.
 */
export async function sendList(
  res: Response,
  head: Readonly<Record<string, unknown>>,
  name: string,
  items: AsyncIterable<unknown>,
): Promise<void> {
  const rest = items[Symbol.asyncIterator]();
  const first = await rest.next();

  async function* text(): AsyncGenerator<string> {
    yield JSON.stringify({ ...head, [name]: [] }).slice(0, -']}'.length);
    try {
      for (let item = first, comma = ''; !item.done; item = await rest.next(), comma = ',')
        yield comma + JSON.stringify(item.value);
    } catch (error) {
      res.locals['fault'] = describeFault(error);
      throw error;
    }
    yield ']}';
  }

  res.type('application/json');
  await pipeline(Readable.from(text()), res);
}
