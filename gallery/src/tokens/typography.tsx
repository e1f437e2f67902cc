import { Sample } from '../frame/sample.tsx';
import styles from './typography.module.css';

const FACES = [
  { token: 'font-display', name: 'Newsreader', use: 'Títulos, citações e números em destaque' },
  { token: 'font-text', name: 'Figtree', use: 'Texto corrido, rótulos e controles' },
] as const;

const SIZES = [
  { token: 'text-size-display', value: '42 a 72 px' },
  { token: 'text-size-3xl', value: '36 a 52 px' },
  { token: 'text-size-2xl', value: '28 a 32 px' },
  { token: 'text-size-xl', value: '23 a 26 px' },
  { token: 'text-size-lg', value: '20 px' },
  { token: 'text-size-md', value: '17 px' },
  { token: 'text-size-sm', value: '15 px' },
  { token: 'text-size-xs', value: '13 px' },
] as const;

const LEADINGS = [
  { token: 'leading-tight', value: '1,12' },
  { token: 'leading-snug', value: '1,3' },
  { token: 'leading-text', value: '1,55' },
] as const;

const OF_PAGES = [
  { token: 'heading-1', value: 'título: 36 a 52 px; na aplicação, 28 a 32' },
  { token: 'heading-2', value: 'seção: 28 a 32 px; na aplicação, 23 a 26' },
  { token: 'heading-3', value: 'parte: 23 a 26 px; na aplicação, 20' },
  { token: 'page-lead-size', value: 'o que a página é: 20 px; na aplicação, 17' },
  { token: 'page-lead-gap', value: 'do título até isso: 16 px; na aplicação, 4' },
  { token: 'page-header-gap', value: 'abaixo do começo da página: 32 px; na aplicação, 16' },
] as const;

/** Faces, sizes and line heights, and the rhythm that running text gets from one class. */
export function Typography() {
  return (
    <>
      <Sample title="Famílias" layout="grid">
        {FACES.map(({ token, name, use }) => (
          <div key={token} className={styles['specimen']}>
            <p className={styles[token]}>{name}: ação, coração, às 10h30, R$ 1.234,56</p>
            <p className={styles['label']}>
              <code>--{token}</code> {use}
            </p>
          </div>
        ))}
      </Sample>
      <Sample title="Tamanhos" note="Os quatro maiores crescem com a largura da tela.">
        {SIZES.map(({ token, value }) => (
          <div key={token} className={styles['specimen']}>
            <p className={styles[token]}>Mostre o que sabe fazer</p>
            <p className={styles['label']}>
              <code>--{token}</code> {value}
            </p>
          </div>
        ))}
      </Sample>
      <Sample
        title="Começo de uma página"
        note="Quem entrou na conta vê a aplicação: o assunto cabe na primeira tela."
      >
        <ul>
          {OF_PAGES.map(({ token, value }) => (
            <li key={token}>
              <code>--{token}</code> {value}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="Entrelinhas" layout="grid">
        {LEADINGS.map(({ token, value }) => (
          <div key={token} className={styles['specimen']}>
            <p className={styles[token]}>
              Um texto de duas ou três linhas mostra quanto espaço fica entre elas quando a coluna é estreita.
            </p>
            <p className={styles['label']}>
              <code>--{token}</code> {value}
            </p>
          </div>
        ))}
      </Sample>
      <Sample title="Texto corrido" note='A classe global "flow" no elemento pai dá o ritmo.'>
        <div className="flow">
          <p>Um parágrafo diz uma coisa só. O seguinte continua de onde ele parou.</p>
          <ul>
            <li>Listas servem para itens que se comparam.</li>
            <li>Com dois itens já vale a pena.</li>
          </ul>
          <blockquote>Uma citação usa a família dos títulos.</blockquote>
          <p>
            <strong>Negrito</strong> marca o que não se pode perder.
          </p>
        </div>
      </Sample>
    </>
  );
}
