import type { Passage } from '../../passage.ts';
import { guide } from '../guide.ts';

/** What our own guides say on making a plan and keeping it alive. */
export const PLAN_GUIDES: readonly Passage[] = [
  guide(
    'plan-one-page',
    'Guia: o plano em uma folha',
    'Um plano de carreira cabe em uma folha: onde você está, aonde quer chegar, o sinal que vai mostrar que chegou e a primeira tarefa. O sinal importa mais do que parece, porque sem ele nenhuma tarefa termina de verdade. Um plano curto, relido toda semana, anda mais que um plano bonito guardado na gaveta.',
    ['plan'],
    '/perfil',
  ),
  guide(
    'direction',
    'Guia: quando o objetivo não está claro',
    'Quem não sabe o que quer costuma saber o que pesa. Dias de trabalho já vividos trazem pistas: o que você fazia quando o tempo passou depressa, que tarefa empurrava para a sexta-feira, com quem o trabalho ficava leve. As respostas que se repetem apontam uma direção. Ela não precisa ser definitiva; basta valer por alguns meses e ser revista depois.',
    ['plan', 'transition'],
    '/diagnostico-carreira',
  ),
  guide(
    'small-windows',
    'Guia: planejar com pouco tempo',
    'Com plantão, escala, dois empregos ou casa para cuidar, o tempo livre aparece em pedaços. Funciona melhor prender uma tarefa curta a algo que já acontece, como o ônibus ou a pausa, do que esperar uma tarde inteira. Deixe pronto antes o que vai usar: o arquivo aberto, o texto salvo no celular. Assim, os vinte minutos são de trabalho, e não de preparação.',
    ['plan', 'study'],
  ),
  guide(
    'stuck-task',
    'Guia: a tarefa que não sai do lugar',
    'Uma tarefa adiada várias vezes costuma ter um de três problemas. É grande, e pede que se corte um pedaço que termine no mesmo dia. É vaga, e pede uma frase que diga o que estará pronto. Ou deixou de importar, e pede coragem para sair da lista. Só mudar a data não resolve nenhum dos três.',
    ['plan', 'study'],
    '/perfil',
  ),
  guide(
    'goal-you-control',
    'Guia: metas que dependem de você',
    'Ser contratado, promovido ou aprovado depende também da decisão de outras pessoas. O que você faz para isso depende só de você: conversas pedidas, candidaturas adaptadas, entregas mostradas. Guarde o resultado como direção e ponha na agenda a ação, com medida e data. Quando a ação foi cumprida e o resultado não veio, muda-se o caminho, sem culpa.',
    ['plan', 'promotion', 'job'],
    '/perfil',
  ),
  guide(
    'gaps-weight',
    'Guia: o peso de cada lacuna',
    'Nem tudo que falta precisa ser aprendido agora. Algumas lacunas impedem: um registro profissional, uma categoria da habilitação, um sistema que se usa o dia inteiro. Outras ajudam, e outras só enfeitam o anúncio. Leia algumas vagas parecidas e veja o que se repete como exigência. Feche primeiro uma do grupo que impede e mostre, no resto, o que você já sabe de parecido.',
    ['plan', 'study', 'job'],
    '/diagnostico/resultado',
  ),
  guide(
    'come-back',
    'Guia: retomar depois de uma pausa',
    'Voltar a um plano parado fica mais fácil quando ninguém cobra o atraso. As tarefas feitas continuam feitas. As datas vencidas podem sair todas de uma vez. Escolha poucas tarefas, comece pela mais fácil e só aumente o ritmo depois de duas semanas seguidas cumpridas. Se o trabalho ou a vida mudou nesse tempo, confira antes se o objetivo ainda é o mesmo.',
    ['plan', 'study'],
    '/perfil',
  ),
  guide(
    'plan-review',
    'Guia: revisar o plano',
    'Uma revisão útil separa três perguntas: o destino ainda interessa, o caminho leva até lá, o prazo cabe na vida que você tem. Responda nessa ordem, olhando para o que de fato aconteceu, e não para a intenção. Mude uma coisa por vez; quem muda tudo não descobre o que fez diferença. Trinta minutos por mês bastam.',
    ['plan'],
    '/perfil',
  ),
];
