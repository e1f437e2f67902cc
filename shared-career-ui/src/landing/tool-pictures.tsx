import type { ReactNode } from 'react';
import styles from './tool-pictures.module.css';

/** The tools that have a picture, by their names. */
type ToolName =
  | 'Diagnóstico de carreira'
  | 'Plano de 90 dias'
  | 'Otimizador de currículo'
  | 'Otimizador de LinkedIn'
  | 'Radar de vagas'
  | 'Simulador de entrevista'
  | 'Mentor de carreira'
  | 'Micro-learnings';

const drawBar = (y: number, width: number, key = 'ink') => (
  <rect className={styles[key]} x="16" y={y} width={width} height="6" rx="3" />
);
const drawMeter = (y: number, width: number) => (
  <>
    {drawBar(y, 128, 'track')}
    {drawBar(y, width, 'accent')}
  </>
);

/** A piece of the screen of each tool, drawn: no picture is loaded, and both themes have their colours. */
const PICTURES: Readonly<Record<ToolName, ReactNode>> = {
  'Diagnóstico de carreira': (
    <>
      <rect className={styles['bold']} x="16" y="14" width="62" height="12" rx="4" />
      {drawMeter(38, 84)}
      {drawMeter(52, 70)}
      {drawMeter(66, 96)}
      {drawMeter(80, 52)}
    </>
  ),
  'Plano de 90 dias': (
    <>
      <path className={styles['line']} d="M24 48H136" />
      <circle className={styles['accent']} cx="24" cy="48" r="9" />
      <path className={styles['tick']} d="M20 48l3 3 5-6" />
      <circle className={styles['open']} cx="80" cy="48" r="9" />
      <circle className={styles['open']} cx="136" cy="48" r="9" />
      <rect className={styles['ink']} x="10" y="68" width="28" height="5" rx="2" />
      <rect className={styles['ink']} x="66" y="68" width="28" height="5" rx="2" />
      <rect className={styles['ink']} x="122" y="68" width="28" height="5" rx="2" />
    </>
  ),
  'Otimizador de currículo': (
    <>
      <rect className={styles['sheet']} x="16" y="8" width="72" height="82" rx="3" />
      <rect className={styles['bold']} x="24" y="16" width="34" height="7" rx="2" />
      <rect className={styles['ink']} x="24" y="32" width="54" height="4" rx="2" />
      <rect className={styles['mark']} x="22" y="41" width="60" height="9" rx="2" />
      <rect className={styles['ink']} x="24" y="56" width="48" height="4" rx="2" />
      <rect className={styles['ink']} x="24" y="66" width="54" height="4" rx="2" />
      <rect className={styles['soft']} x="96" y="34" width="52" height="26" rx="4" />
      <rect className={styles['accent']} x="102" y="41" width="38" height="4" rx="2" />
      <rect className={styles['accent']} x="102" y="49" width="26" height="4" rx="2" />
    </>
  ),
  'Otimizador de LinkedIn': (
    <>
      <rect className={styles['sheet']} x="16" y="12" width="128" height="74" rx="4" />
      <rect className={styles['soft']} x="16" y="12" width="128" height="22" rx="4" />
      <circle className={styles['sheet']} cx="40" cy="36" r="13" />
      <rect className={styles['bold']} x="60" y="42" width="64" height="7" rx="2" />
      <rect className={styles['ink']} x="28" y="60" width="104" height="4" rx="2" />
      <rect className={styles['accent']} x="28" y="72" width="30" height="7" rx="3" />
      <rect className={styles['accent']} x="64" y="72" width="24" height="7" rx="3" />
    </>
  ),
  'Radar de vagas': (
    <>
      {[12, 40, 68].map((y, at) => (
        <g key={y}>
          <rect className={styles['sheet']} x="16" y={y} width="128" height="22" rx="3" />
          <rect className={styles['bold']} x="24" y={y + 6} width={58 - at * 8} height="5" rx="2" />
          <rect className={styles['track']} x="100" y={y + 9} width="36" height="5" rx="2" />
          <rect className={styles['accent']} x="100" y={y + 9} width={32 - at * 9} height="5" rx="2" />
        </g>
      ))}
    </>
  ),
  'Simulador de entrevista': (
    <>
      <rect className={styles['soft']} x="16" y="14" width="86" height="26" rx="8" />
      <rect className={styles['ink']} x="26" y="24" width="64" height="5" rx="2" />
      {[0, 1, 2, 3, 4, 5, 6].map((at) => (
        <rect
          key={at}
          className={styles['accent']}
          x={62 + at * 11}
          y={66 - (at % 3) * 6}
          width="5"
          height={10 + (at % 3) * 12}
          rx="2"
        />
      ))}
    </>
  ),
  'Mentor de carreira': (
    <>
      <rect className={styles['accent']} x="60" y="12" width="84" height="22" rx="8" />
      <rect className={styles['soft']} x="16" y="42" width="98" height="44" rx="8" />
      <rect className={styles['ink']} x="26" y="52" width="76" height="4" rx="2" />
      <rect className={styles['ink']} x="26" y="62" width="64" height="4" rx="2" />
      <rect className={styles['accent']} x="26" y="73" width="34" height="5" rx="2" />
    </>
  ),
  'Micro-learnings': (
    <>
      <rect className={styles['sheet']} x="16" y="10" width="60" height="76" rx="4" />
      <rect className={styles['soft']} x="16" y="10" width="60" height="26" rx="4" />
      <rect className={styles['ink']} x="24" y="46" width="42" height="5" rx="2" />
      <rect className={styles['ink']} x="24" y="57" width="30" height="5" rx="2" />
      <circle className={styles['open']} cx="98" cy="24" r="7" />
      <circle className={styles['accent']} cx="98" cy="48" r="7" />
      <circle className={styles['open']} cx="98" cy="72" r="7" />
      <path className={styles['tick']} d="M95 48l2 2 4-5" />
      <rect className={styles['ink']} x="112" y="21" width="32" height="5" rx="2" />
      <rect className={styles['bold']} x="112" y="45" width="32" height="5" rx="2" />
      <rect className={styles['ink']} x="112" y="69" width="32" height="5" rx="2" />
    </>
  ),
};

interface Props {
  readonly tools: readonly { readonly title: ToolName; readonly text: string }[];
}

/** Every tool, with a piece of its screen and what it does. */
export function ToolPictures({ tools }: Props) {
  return (
    <ul className={styles['tools']}>
      {tools.map(({ title, text }) => (
        <li key={title}>
          <svg className={styles['picture']} viewBox="0 0 160 98" aria-hidden="true" focusable="false">
            {PICTURES[title]}
          </svg>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
