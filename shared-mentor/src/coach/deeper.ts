import { PASSAGES, type Play } from '../library/index.ts';
import { countWords } from './words.ts';

const MOST_WORDS = 45;

/** The first sentences of a text, as many as fit. */
function opening(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/u);
  while (sentences.length > 1 && countWords(sentences.join(' ')) > MOST_WORDS) sentences.pop();
  const said = sentences.join(' ');
  return countWords(said) > MOST_WORDS || /[{}[\]]/u.test(said) ? '' : said;
}

const BEYOND = 'O próximo nível depende do seu caso: o que já tentou e onde travou.';

/** The same advice one level deeper: what its source says in its own words, and the case of the person itself. */
export function deeper(play: Play): Play {
  const [passage] = play.passages.flatMap(
    (id) => PASSAGES.find((one) => one.id === id && one.type !== 'law') ?? [],
  );
  const quote = passage ? opening(passage.text) : '';
  return {
    ...play,
    situation: quote === '' ? [BEYOND] : [quote, BEYOND],
    options: [
      {
        what: 'Fazer primeiro o passo da resposta anterior, do jeito mais simples.',
        when: 'Serve quando ele ainda não saiu do papel.',
      },
      {
        what: 'Olhar um caso real seu: quem disse o quê, quando, e o que você fez em seguida.',
        when: 'Ajuda quando já tentou e travou em algum ponto.',
      },
    ],
    nextStep: {
      title: 'Escrever o seu caso em cinco linhas',
      description:
        'Uma linha para cada coisa: o que aconteceu, o que você fez, o que ouviu, o que ainda não sabe e o que quer que mude. Deixe de fora nomes de outras pessoas.',
      doneWhen: 'As cinco linhas existem, e a última diz o que você quer que mude.',
      path: null,
    },
    question: 'Qual parte da resposta anterior não coube no seu caso?',
  };
}
