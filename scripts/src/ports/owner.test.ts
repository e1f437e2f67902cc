import { describe, expect, it } from 'vitest';
import { findListeningInodes } from './owner.ts';

const TABLE = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:10D6 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4242 1 0000 100 0 0 10 0
   1: 0100007F:10D6 0100007F:9999 01 00000000:00000000 00:00000000 00000000     0        0 4343 1 0000 100 0 0 10 0
   2: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4444 1 0000 100 0 0 10 0
`;

describe('findListeningInodes', () => {
  it('takes the listening socket of the port, not its connections nor other ports', () => {
    expect(findListeningInodes(TABLE, 4310)).toEqual(['4242']);
    expect(findListeningInodes(TABLE, 4311)).toEqual([]);
  });
});
