import { Sample } from '../frame/sample.tsx';
import styles from './shape.module.css';

const RADII = [
  { token: 'radius-sm', use: '6 px: botões, campos, avisos' },
  { token: 'radius-md', use: '10 px: cartões' },
  { token: 'radius-lg', use: '16 px: diálogos' },
  { token: 'radius-pill', use: 'Etiquetas e botões redondos' },
] as const;

const SHADOWS = [
  { token: 'shadow-1', use: 'Algo pouco acima da página' },
  { token: 'shadow-2', use: 'Diálogos, menus e mensagens' },
] as const;

/** Corners and shadows. */
export function Shape() {
  return (
    <>
      <Sample title="Cantos" layout="grid">
        {RADII.map(({ token, use }) => (
          <Piece key={token} token={token} use={use} />
        ))}
      </Sample>
      <Sample title="Sombras" layout="grid">
        {SHADOWS.map(({ token, use }) => (
          <Piece key={token} token={token} use={use} />
        ))}
      </Sample>
    </>
  );
}

function Piece({ token, use }: { readonly token: string; readonly use: string }) {
  return (
    <div className={styles['piece']}>
      <div className={`${styles['box']} ${styles[token]}`} />
      <p className={styles['label']}>
        <code>--{token}</code> {use}
      </p>
    </div>
  );
}
