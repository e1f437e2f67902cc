import { PAGE, type Template } from '@aura/shared-career/studio';

const INK = '#8b8f94';
/** Of a drawn line of text, and between two, points of the page. */
const LINE = { thickness: 11, step: 25 } as const;
/** Shares of the width that the lines of a paragraph have. */
const RAGGED = [1, 0.92, 0.97, 0.62] as const;

interface Column {
  readonly x: number;
  readonly width: number;
  readonly top: number;
}

/** A column of sections in the way of the template: heads with their marks, and lines of text. */
function drawSections({ x, width, top }: Column, { accent, heading }: Template, key: string) {
  const height = 15 * heading.size;
  const isMarkedAside = heading.mark === 'bar';
  const at = isMarkedAside ? x + 16 : x;
  const size = 26 + RAGGED.length * LINE.step + 34;
  const sections = Math.floor((PAGE.height - 40 - top) / size);
  return Array.from({ length: sections }, (_, section) => {
    const y = top + section * size;
    return (
      <g key={`${key}-${section}`}>
        <rect x={at} y={y} width={width * (heading.isUpper ? 0.42 : 0.34)} height={height} fill={accent} />
        {isMarkedAside && <rect x={x} y={y - 4} width={6} height={height + 8} fill={accent} />}
        {heading.mark === 'below' && <rect x={x} y={y + height + 7} width={width} height={3} fill={accent} />}
        {heading.mark === 'above' && <rect x={x} y={y - 10} width={width} height={3} fill={accent} />}
        {RAGGED.map((share, line) => (
          <rect
            key={share}
            x={x}
            y={y + height + 22 + line * LINE.step}
            width={width * share}
            height={LINE.thickness}
            fill={INK}
            opacity={0.55}
          />
        ))}
      </g>
    );
  });
}

/** A template drawn small out of its own measures: head, column at the side, heads of sections, colours. */
export function TemplateDrawing({ template }: { readonly template: Template }) {
  const { accent, head, margin, side } = template;
  const inner = PAGE.width - 2 * margin;
  const gap = 22;
  const main = side ? inner - side.width - gap : inner;
  const mainX = side?.at === 'left' ? margin + side.width + gap : margin;
  const sideX = side?.at === 'left' ? margin : margin + main + gap;
  const headX = side?.tint ? mainX : margin;
  const headWidth = side?.tint ? main : inner;
  const isCentred = head.align === 'centre';
  const placeAt = (width: number) => (isCentred ? headX + (headWidth - width) / 2 : headX);
  const isDark = head.band !== null && head.band === accent;
  const top = margin + 120;
  return (
    <svg viewBox={`0 0 ${PAGE.width} ${PAGE.height}`} width="72" aria-hidden="true" focusable="false">
      <rect width={PAGE.width} height={PAGE.height} fill="#fff" />
      {head.band && <rect width={PAGE.width} height={top - 26} fill={head.band} />}
      {side?.tint && (
        <rect
          x={side.at === 'left' ? 0 : sideX - gap / 2}
          width={margin + side.width + gap / 2}
          height={PAGE.height}
          fill={side.tint}
        />
      )}
      <rect
        x={placeAt(headWidth * 0.5)}
        y={margin}
        width={headWidth * 0.5}
        height={head.size * 1.2}
        fill={isDark ? '#fff' : accent}
      />
      <rect
        x={placeAt(headWidth * 0.7)}
        y={margin + head.size * 1.2 + 16}
        width={headWidth * 0.7}
        height={LINE.thickness}
        fill={isDark ? '#fff' : INK}
      />
      {head.rule !== 'none' && (
        <rect x={headX} y={top - 34} width={headWidth} height={head.rule === 'thick' ? 8 : 3} fill={accent} />
      )}
      {drawSections({ x: mainX, width: main, top }, template, 'main')}
      {side && drawSections({ x: sideX, width: side.width, top: side.tint ? margin : top }, template, 'side')}
    </svg>
  );
}
