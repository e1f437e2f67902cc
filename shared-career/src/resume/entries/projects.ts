import type { ResumeStructure } from '@aura/shared-domain';
import { isLoneDate } from '../dates/period.ts';
import { type Block, blockText } from './block.ts';
import { readBodyItems, type Read } from './experience.ts';
import { splitLineParts } from './parts.ts';
import { findEntryPeriod, segmentEntries } from './segment.ts';

type Project = ResumeStructure['projects'][number];

/** Reads a section of projects: a name, a line or two about it, list items. */
export function readProjects(blocks: readonly Block[]): Read<Project>[] {
  const everyItem = blocks.every((block) => block.bullet);
  return segmentEntries(blocks, everyItem).map((entry) => {
    const [head, ...others] = entry.heading;
    const parts =
      head === undefined ? [] : splitLineParts(head, 0, false, false).filter((part) => !part.place);
    const [first, ...rest] = parts;
    let name = first?.text ?? '';
    let aside = rest.map((part) => part.text);
    const colon = /^(?<name>[^:]{2,60}):\s+(?<about>.{10,})$/u.exec(name);
    if (colon !== null && aside.length === 0) {
      name = colon.groups?.['name'] ?? name;
      aside = [colon.groups?.['about'] ?? ''];
    }
    const told = others.filter((block) => !isLoneDate(blockText(block)));
    const plain = [...told, ...entry.body].filter((block) => !block.bullet);
    const summary = [...aside, ...plain.map(blockText)].filter((text) => text !== '').join('\n');
    const period = findEntryPeriod(entry);
    return {
      value: {
        name,
        start: period?.start ?? (period?.single === true ? period.end : null),
        end: period?.end ?? null,
        current: period?.current ?? false,
        summary,
        items: readBodyItems(entry.body.filter((block) => block.bullet)),
      },
      confidence: { name: name === '' ? 0 : 0.8, start: period === null ? 0 : 0.9 },
    };
  });
}
