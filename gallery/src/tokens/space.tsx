import { Sample } from '../frame/sample.tsx';
import styles from './space.module.css';

const SPACES = [
  { token: 'space-half', value: '4 px' },
  { token: 'space-1', value: '8 px' },
  { token: 'space-2', value: '16 px' },
  { token: 'space-3', value: '24 px' },
  { token: 'space-4', value: '32 px' },
  { token: 'space-5', value: '48 px' },
  { token: 'space-6', value: '64 px' },
  { token: 'space-7', value: '96 px' },
  { token: 'space-8', value: '128 px' },
] as const;

const WIDTHS = [
  { token: 'measure', value: '640 px', use: 'A linha de texto mais longa que ainda se lê bem' },
  { token: 'page', value: '1152 px', use: 'Largura da página' },
  { token: 'target', value: '44 px', use: 'Altura mínima de um controle tocado com o dedo' },
  {
    token: 'toast-offset',
    value: '0',
    use: 'Altura do que está no rodapé da janela, como o aviso de cookies; os avisos passageiros ficam acima',
  },
] as const;

/** The rhythm of eight points, and the measures that do not follow it. */
export function Space() {
  return (
    <>
      <Sample title="Ritmo" note="O meio passo serve para distâncias dentro de um componente.">
        <ul className={styles['scale']}>
          {SPACES.map(({ token, value }) => (
            <li key={token} className={styles['step']}>
              <span>
                <code>--{token}</code> {value}
              </span>
              <span className={styles[token]} />
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="Medidas">
        <ul>
          {WIDTHS.map(({ token, value, use }) => (
            <li key={token}>
              <code>--{token}</code> {value}. {use}.
            </li>
          ))}
        </ul>
      </Sample>
    </>
  );
}
