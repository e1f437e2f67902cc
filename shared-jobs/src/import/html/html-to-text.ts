import { toDisplayText } from '@aura/shared-career';
import { JOB_TEXT_LIMITS } from '@aura/shared-domain';
import { Parser } from 'htmlparser2';
import { IMPORT_LIMITS } from '../limits.ts';
import { createTextWriter } from './text-writer.ts';

/** Tags with invisible content. */
const UNREAD: ReadonlySet<string> = new Set(
  'head title script style template noscript iframe object embed svg math canvas select textarea button'.split(
    ' ',
  ),
);

const UNSEEN =
  /(?:display\s*:\s*none|visibility\s*:\s*hidden|(?:font-size|opacity)\s*:\s*0(?:px|em|rem|%|pt)?\s*(?:;|!|$))/i;

/** Whether an element, with all that it contains, is not shown to a person. */
function isHidden(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return UNREAD.has(name) || attributes['hidden'] !== undefined || UNSEEN.test(attributes['style'] ?? '');
}

/** Tags that begin and end a paragraph. */
const PARAGRAPHS: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol dl table blockquote pre section article hr figure'.split(' '),
);

/** Tags that begin and end a line. */
const LINES: ReadonlySet<string> = new Set(
  'div li tr dt dd header footer main aside nav address form fieldset caption figcaption summary'.split(' '),
);

const CELLS: ReadonlySet<string> = new Set(['td', 'th']);
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol']);

/** A tag that gives the text its lines; a text without one keeps its own line breaks. */
const SHAPES_LINES = /<(?:br|p|div|li|ul|ol|tr|table|h[1-6]|section|article)[\s/>]/i;

/** Sources send HTML whose tags are escaped once more. */
const ESCAPED = /&lt;\/?(?:br|p|div|li|ul|ol|h[1-6]|strong|b|em|span)\b/i;
const HAS_TAG = /<[a-z!/]/i;

/**
 * The text of a piece of HTML as a person would read it: line breaks from blocks, "- " before items of lists, entities
 * as characters; scripts, styles and hidden parts are left out. At most as long as a job ad may be. Never throws.
 */
export function convertHtmlToText(html: string): string {
  const source = html.slice(0, IMPORT_LIMITS.characters);
  return !HAS_TAG.test(source) && ESCAPED.test(source) ? writeText(unescapeText(source)) : writeText(source);
}

function unescapeText(source: string): string {
  const parts: string[] = [];
  new Parser({ ontext: (text) => parts.push(text) }).end(source);
  return parts.join('');
}

function writeText(source: string): string {
  const writer = createTextWriter({ keepsLines: !SHAPES_LINES.test(source) });
  let depth = 0;
  let hidden = 0;
  let lists = 0;

  const around = (name: string) => {
    if (PARAGRAPHS.has(name)) writer.breakLine(lists > 0 ? 1 : 2);
    else if (LINES.has(name)) writer.breakLine(1);
    else if (CELLS.has(name)) writer.space();
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      // Deeper than any page, and each level costs the parser time.
      if (depth > IMPORT_LIMITS.nesting) return parser.pause();
      if (hidden > 0 || isHidden(name, attributes)) {
        hidden += 1;
        return;
      }
      around(name);
      if (LISTS.has(name)) lists += 1;
      if (name === 'li') writer.item();
      if (name === 'br') writer.addBreak();
    },
    onclosetag(name) {
      depth -= 1;
      if (hidden > 0) {
        hidden -= 1;
        return;
      }
      if (LISTS.has(name)) lists -= 1;
      if (name === 'li') writer.endItem();
      around(name);
    },
    ontext(text) {
      if (hidden > 0) return;
      writer.write(text);
      if (writer.length() > JOB_TEXT_LIMITS.maximum) parser.pause();
    },
  });
  parser.end(source);
  return limitText(toDisplayText(writer.text()));
}

/** Cut at the end of a character. */
function limitText(text: string): string {
  const cut = text.slice(0, JOB_TEXT_LIMITS.maximum);
  return cut.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '').trim();
}
