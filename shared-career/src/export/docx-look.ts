import { type Block } from './document.ts';
import { computeWidth } from './faces/face.ts';
import type { Faces, Family } from './faces/families.ts';
import type { Scale } from './typeset/rows.ts';
import type { Template } from './typeset/template.ts';
import { fitPages, HEADLINE, PAGE } from './typeset/typeset.ts';
import { wrapWords } from './typeset/wrap-words.ts';

/** Size and distances of a kind of paragraph in a Word document, points; `line` in lines of single spacing. */
export interface ParagraphLook {
  readonly size: number;
  readonly before: number;
  readonly after: number;
  readonly line: number;
}

/** Faces that nearly every computer has; `single` is the height of a line, `width` of our letters, both of the size. */
export const OFFICE_FACES: Readonly<
  Record<Family, { readonly name: string; readonly single: number; readonly width: number }>
> = {
  sans: { name: 'Calibri', single: 1.22, width: 1 },
  serif: { name: 'Cambria', single: 1.172, width: 1 },
  plain: { name: 'Arial', single: 1.15, width: 1 },
};

/** Indent of the text of an item, points. */
export const ITEM_INDENT = 18;
/** Lines of single spacing from one line to the next, and the share of it that distances change. */
const LEADING = 1.05;
const LEADING_SHARE = 0.14;

/** Before and after a paragraph, points. */
const SPACES: Readonly<Record<Block['kind'], readonly [before: number, after: number]>> = {
  name: [0, 2],
  headline: [0, 1],
  contact: [0, 0],
  heading: [11, 3],
  entry: [6, 0],
  detail: [0, 0],
  item: [1.2, 0],
  text: [0, 3],
};

/** The look of a kind of paragraph in a template. */
export function lookOf(kind: Block['kind'], { text, head, heading }: Template, scale: Scale): ParagraphLook {
  const body = (text + 0.3) * scale.text;
  const [before, after] = SPACES[kind];
  const size =
    kind === 'name'
      ? head.size * 0.9
      : kind === 'headline'
        ? body * HEADLINE
        : kind === 'heading'
          ? text * heading.size * scale.text
          : body;
  return {
    size,
    before: before * scale.space,
    after: after * scale.space,
    line: LEADING * (1 - LEADING_SHARE + LEADING_SHARE * scale.space),
  };
}

/** The faces of the computer may take a little more or less: shares by which the height may differ from ours. */
const MOST = 1.02;
const LEAST = 0.97;

/** The sizes at which a CV fills its pages as a Word document, as far as they can be told without the faces of the computer. */
export function fitDocx(blocks: readonly Block[], template: Template, faces: Faces): Scale {
  const { single, width } = OFFICE_FACES[template.family];
  const inner = PAGE.width - 2 * template.margin;
  const room = PAGE.height - 2 * template.margin;
  const at = (scale: Scale) => {
    const height = blocks.reduce((sum, { kind, text }) => {
      const { size, before, after, line } = lookOf(kind, template, scale);
      const face = kind === 'name' || kind === 'heading' || kind === 'entry' ? faces.bold : faces.regular;
      const measure = (part: string): number => computeWidth(part, face, size * width);
      const lines = wrapWords(text, measure, inner - (kind === 'item' ? ITEM_INDENT : 0));
      return sum + before + after + lines.length * size * single * line;
    }, 0);
    const pages = Array.from({ length: Math.max(1, Math.ceil((height * MOST) / room)) });
    return { scale, pages, lastFill: (height * LEAST) / room - pages.length + 1 };
  };
  return fitPages(at, template.text).scale;
}
