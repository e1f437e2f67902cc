import { Sample } from '../frame/sample.tsx';

const PARTS = [
  { name: 'eyebrow', use: 'a que conjunto a página pertence' },
  { name: 'title', use: 'o único título de nível 1, que recebe o foco quando a página muda' },
  { name: 'lead', use: 'uma ou duas frases sobre o que há aqui' },
  { name: 'actions', use: 'o que se faz com a página inteira' },
] as const;

/** The header is shown by the page itself, which may have only one. */
export function PageHeaders() {
  return (
    <Sample title="Partes" note="O exemplo é o topo desta página: cada página tem um só.">
      <ul>
        {PARTS.map(({ name, use }) => (
          <li key={name}>
            <code>{name}</code>: {use}
          </li>
        ))}
      </ul>
    </Sample>
  );
}
