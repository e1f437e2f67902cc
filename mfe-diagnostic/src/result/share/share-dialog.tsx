import { saveFile } from '@aura/shared-pages/download';
import {
  type DiagnosisResult,
  APP_NAME,
  BAND_LABELS,
  formatMonth,
  err,
  ok,
  type Result,
} from '@aura/shared-domain';
import { Button, Checkbox, Dialog, Notice } from '@aura/shared-ui';
import { useRef, useState, type Ref } from 'react';
import styles from './share.module.css';
import { formatValue } from '@aura/shared-career-ui';

/** Width and height of a shared picture, as networks show it. */
const SHARE_SIZE = [1200, 630] as const;

/** A drawing as the text of an SVG file. */
function writeSvg(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [width, height] = SHARE_SIZE;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** The same as a PNG, drawn by the browser; nothing leaves the device. */
async function drawPng(drawing: SVGSVGElement): Promise<Result<Uint8Array<ArrayBuffer>, 'undrawn'>> {
  const [width, height] = SHARE_SIZE;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(writeSvg(drawing))}`;
  try {
    await image.decode();
  } catch {
    return err('undrawn');
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return blob ? ok(new Uint8Array(await blob.arrayBuffer())) : err('undrawn');
}

/** A picture leaves the page: it cannot use its colours and faces, and looks alike in both themes. */
const PAPER = '#faf6ef';
const INK = '#1f1b16';
const SOFT = '#675f51';
const RULE = '#ded5c6';
const ACCENT = '#0e5a52';
const SERIF = 'Georgia, "Times New Roman", serif';
const SANS = 'system-ui, "Segoe UI", Roboto, Arial, sans-serif';

const [WIDTH, HEIGHT] = SHARE_SIZE;
const LEFT = 72;
const BARS = { x: 640, y: 168, width: 488, step: 74 } as const;

interface CardProps {
  readonly result: DiagnosisResult;
  /** Whether the role that is aimed at is written on it. */
  readonly withGoal: boolean;
  readonly ref: Ref<SVGSVGElement>;
}

/** The card's content as text, for people who cannot see it. */
export function describeCard({ readiness, goal }: DiagnosisResult, withGoal: boolean): string {
  const parts = readiness.dimensions.map(
    ({ label, value }) => `${label}: ${value === null ? 'sem dados' : formatValue(value)}`,
  );
  const aim = withGoal && goal.title !== '' ? ` para ${goal.title}` : '';
  const number = readiness.value === null ? '' : `, ${formatValue(readiness.value)} de 100`;
  return `Diagnóstico de carreira${aim}: ${BAND_LABELS[readiness.band]}${number}. ${parts.join('; ')}.`;
}

/** The result as a picture to show around. It holds numbers and nothing of the person. */
function ShareCard({ result, withGoal, ref }: CardProps) {
  const { readiness, goal, generatedAt } = result;
  const made = new Date(generatedAt);
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      role="img"
      aria-label={describeCard(result, withGoal)}
    >
      <rect width={WIDTH} height={HEIGHT} fill={PAPER} />
      <rect width="16" height={HEIGHT} fill={ACCENT} />
      <text x={LEFT} y="104" fill={ACCENT} fontFamily={SERIF} fontSize="44" fontWeight="700">
        {APP_NAME}
      </text>
      <text x={LEFT} y="196" fill={SOFT} fontFamily={SANS} fontSize="28">
        Diagnóstico de carreira
      </text>
      <text x={LEFT} y="288" fill={INK} fontFamily={SERIF} fontSize="76">
        {BAND_LABELS[readiness.band]}
      </text>
      {readiness.value !== null && (
        <text x={LEFT} y="360" fill={INK} fontFamily={SANS} fontSize="40" fontWeight="600">
          {formatValue(readiness.value)} de 100
        </text>
      )}
      {withGoal && (
        <text x={LEFT} y="424" fill={SOFT} fontFamily={SANS} fontSize="28">
          {goal.title.length > GOAL_LENGTH ? `${goal.title.slice(0, GOAL_LENGTH)}…` : goal.title}
        </text>
      )}
      {readiness.dimensions.map(({ id, label, value }, at) => (
        <g key={id} transform={`translate(${BARS.x} ${BARS.y + at * BARS.step})`}>
          <text fill={INK} fontFamily={SANS} fontSize="26" fontWeight="600">
            {label}
          </text>
          <text x={BARS.width} fill={SOFT} fontFamily={SANS} fontSize="26" textAnchor="end">
            {value === null ? 'sem dados' : formatValue(value)}
          </text>
          <rect y="16" width={BARS.width} height="14" rx="7" fill={RULE} />
          {value !== null && (
            <rect y="16" width={(BARS.width * value) / 100} height="14" rx="7" fill={ACCENT} />
          )}
        </g>
      ))}
      <text x={LEFT} y="568" fill={SOFT} fontFamily={SANS} fontSize="24">
        {`${formatMonth(made)} de ${made.getUTCFullYear()} · só os números, sem nome e sem currículo`}
      </text>
    </svg>
  );
}

/** Longest role that fits its line. */
const GOAL_LENGTH = 32;

interface Props {
  readonly result: DiagnosisResult;
  readonly onClose: () => void;
}

const NAME = 'diagnostico-de-carreira';

const makePictureFile = (bytes: Uint8Array<ArrayBuffer>) =>
  new File([bytes], `${NAME}.png`, { type: 'image/png' });

/** Whether this browser can share a picture; otherwise there is no button for it. */
const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [makePictureFile(new Uint8Array())] });

/** The card as it will be seen, what it holds, and the ways to take it along. */
export default function ShareDialog({ result, onClose }: Props) {
  const [withGoal, setWithGoal] = useState(false);
  const [failed, setFailed] = useState(false);
  const card = useRef<SVGSVGElement>(null);
  const withPicture = async (deliver: (bytes: Uint8Array<ArrayBuffer>) => Promise<void> | void) => {
    const picture = card.current && (await drawPng(card.current));
    setFailed(!picture?.ok);
    if (picture?.ok) await deliver(picture.value);
  };
  const download = () => withPicture((bytes) => saveFile(`${NAME}.png`, bytes, 'image/png'));
  const share = () =>
    // Closing the device's share menu is a change of mind, not an error.
    withPicture((bytes) => navigator.share({ files: [makePictureFile(bytes)] }).catch(() => undefined));
  const downloadSvg = () => {
    if (card.current) saveFile(`${NAME}.svg`, writeSvg(card.current), 'image/svg+xml');
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Cartão do resultado"
      actions={
        <>
          {canShareFiles() && <Button onClick={() => void share()}>Compartilhar</Button>}
          <Button variant={canShareFiles() ? 'secondary' : 'primary'} onClick={() => void download()}>
            Baixar imagem (PNG)
          </Button>
          <Button variant="quiet" onClick={downloadSvg}>
            Baixar em SVG
          </Button>
        </>
      }
    >
      <div className={styles['card']}>
        <ShareCard ref={card} result={result} withGoal={withGoal} />
      </div>
      <p>
        O cartão leva a faixa, o número, as cinco partes e o mês. Não leva seu nome, seu currículo, suas
        provas nem suas lacunas. É feito neste aparelho: nada é enviado ou publicado por nós.
      </p>
      {result.goal.title !== '' && (
        <Checkbox
          label="Mostrar também o cargo que busco"
          checked={withGoal}
          onChange={() => setWithGoal(!withGoal)}
        />
      )}
      {failed && <Notice tone="error">Este navegador não conseguiu desenhar a imagem. Baixe em SVG.</Notice>}
    </Dialog>
  );
}
