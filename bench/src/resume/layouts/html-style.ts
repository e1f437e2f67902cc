import type { Design } from './design.ts';

const BULLETS: Readonly<Record<string, string>> = {
  disc: 'list-style: disc',
  square: 'list-style: square',
  dash: "list-style: '– '",
  arrow: "list-style: '➤ '",
  none: 'list-style: none; padding-left: 0',
};

/** The look of a layout. */
export function styleOf({ font, size, colour, bullet, headLook, frame }: Design): string {
  const heads: Readonly<Record<Design['headLook'], string>> = {
    plain: 'font-weight: bold',
    caps: 'font-weight: bold; text-transform: uppercase; border-bottom: 1px solid',
    spaced: 'text-transform: uppercase; letter-spacing: 0.28em; font-weight: normal',
    letters: 'font-weight: bold',
    rotated: 'font-weight: bold; writing-mode: vertical-rl; transform: rotate(180deg)',
    boxed: 'color: white; padding: 2pt 6pt; font-weight: bold',
    icon: 'font-weight: bold',
    lower: 'font-style: italic; font-weight: normal; font-size: 1.3em',
    bubble: `color: white; background: ${colour}; border-radius: 12pt; padding: 3pt 14pt; width: fit-content; margin: 12pt auto 4pt`,
  };
  const dark = frame === 'side-left' ? `background: ${colour}; color: white; padding: 10pt` : 'padding: 6pt';
  return `
    @page { size: A4; margin: 14mm }
    * { box-sizing: border-box; -webkit-print-color-adjust: exact }
    body { font: ${size}pt/1.35 '${font}', sans-serif; margin: 0; color: #222 }
    h1 { font-size: 2em; margin: 0 } h1 + p { margin: 2pt 0 6pt }
    h2 { font-size: 1.18em; margin: 12pt 0 4pt; color: ${headLook === 'boxed' ? 'white' : colour};
      ${heads[headLook]} ${headLook === 'boxed' ? `; background: ${colour}` : ''} }
    aside h2 { color: inherit; background: none }
    p { margin: 1pt 0 } ul { margin: 2pt 0 6pt; padding-left: 14pt; ${BULLETS[bullet] ?? ''} }
    .entry { margin-bottom: 7pt } .row { display: flex; justify-content: space-between; gap: 8pt }
    .row .date { white-space: nowrap } .rail { display: grid; grid-template-columns: 92pt 1fr; gap: 8pt }
    .frame { display: grid; gap: 14pt } .side-left { grid-template-columns: 30% 1fr }
    .side-right { grid-template-columns: 1fr 31% } .two { grid-template-columns: 1fr 1fr }
    aside { ${dark} }
    .pills span { border: 1px solid; border-radius: 8pt; padding: 1pt 6pt; margin: 0 4pt 4pt 0; display: inline-block }
    .bar { height: 4pt; background: #ccc; margin-bottom: 4pt } .bar i { display: block; height: 4pt; background: ${colour} }
    table { border-collapse: collapse; width: 100% } td, th { vertical-align: top; text-align: left; padding: 2pt 6pt 2pt 0 }
    table.lined td, table.lined th { border: 1px solid #888; padding: 3pt }
    .turned { display: grid; grid-template-columns: 24pt 1fr; gap: 8pt; margin-top: 8pt } .turned h2 { margin: 0 }
    .narrow { width: 62pt } .timeline { border-left: 2pt solid ${colour}; padding-left: 8pt }
    .dotted { display: grid; grid-template-columns: 84pt 12pt 1fr; gap: 4pt }
    .line { border-left: 1.5pt solid ${colour}; padding-left: 10pt; position: relative }
    .line::before { content: ''; position: absolute; left: -4.5pt; top: 3pt; width: 7pt; height: 7pt;
      border-radius: 50%; background: ${colour} }
    .badge { background: ${colour}; color: white; border-radius: 8pt; padding: 1pt 6pt; margin-left: 6pt; font-size: 0.9em }
    .circles { display: flex; flex-wrap: wrap; gap: 6pt }
    .circles span { border: 2pt solid ${colour}; border-radius: 50%; width: 64pt; height: 64pt; display: flex;
      align-items: center; justify-content: center; text-align: center; font-size: 0.85em; line-height: 1.1 }
    .cards { display: grid; gap: 8pt } .cards.double { grid-template-columns: 1fr 1fr }
    .cards .entry { border: 1px solid #999; border-radius: 4pt; padding: 6pt; break-inside: avoid }
    .three { grid-template-columns: 1fr 1.4fr 1fr } .columns { columns: 3 } .columns p { break-inside: avoid }
    .beside { display: grid; grid-template-columns: 24% 1fr; gap: 10pt; margin-top: 8pt } .beside h2 { margin: 0 }
    .middle { text-align: center }`;
}
