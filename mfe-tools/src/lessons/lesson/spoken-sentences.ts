const BLOCK_ENDS = /<\/(?:p|li|h2|h3|blockquote)>/gu;
const TAGS = /<[^>]+>/gu;
const SENTENCE_ENDS = /(?<=[.!?…:])\s+/u;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

/** The sentences of a text as they are spoken, in order; each block begins a new one. */
export function spokenSentences(html: string): readonly string[] {
  return html
    .replace(BLOCK_ENDS, '\n')
    .replace(TAGS, '')
    .replace(/&(?:amp|lt|gt|nbsp);/gu, (entity) => ENTITIES[entity] ?? ' ')
    .split('\n')
    .flatMap((block) => block.trim().split(SENTENCE_ENDS))
    .filter((sentence) => sentence !== '');
}
