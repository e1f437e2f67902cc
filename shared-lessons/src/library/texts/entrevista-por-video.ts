import type { Lesson } from '../../lesson.ts';
import { summaryOf } from '../summaries.ts';

const content = `
<p>A entrevista por vídeo tira da conversa coisas que ajudam: o aperto de mão, o olhar, o momento certo de falar. Em estudos que compararam os dois formatos, quem foi entrevistado por vídeo tendeu a receber notas menores. Não é preciso equipamento caro para diminuir a diferença. É preciso um ensaio, um plano B e atenção redobrada à conversa.</p>

<h2>Na véspera, um teste inteiro</h2>
<p>Chame alguém de confiança e faça uma ligação de dez minutos com tudo igual: aparelho, programa, rede, cadeira e hora do dia. Peça que a pessoa responda a três perguntas: você me ouve bem? Vê o meu rosto com clareza? Alguma coisa distrai? Instale atualizações nesse dia, e não quinze minutos antes. Confira também o nome que aparece na tela e o endereço do convite.</p>
<p>Se você precisa de legenda, intérprete de Libras, mais tempo ou outro recurso, peça quando confirmar a entrevista. Quem organiza precisa saber com antecedência.</p>

<h2>Som, luz e lugar, nessa ordem</h2>
<p>Som ruim cansa mais que imagem ruim. O fone comum do celular, com microfone, costuma superar o microfone do computador. A luz vem de frente: sente-se virado para a janela ou ponha uma luminária atrás da tela. A câmera fica na altura dos olhos, sobre uma pilha de livros se for preciso, e o celular serve bem quando está apoiado e na horizontal.</p>
<p>O lugar não precisa ser bonito, só previsível. Em casa cheia, combine a hora com quem mora com você e ponha um aviso na porta. Se não houver canto tranquilo, procure uma sala de estudo, uma biblioteca ou a casa de alguém. Se mesmo assim um cachorro latir, peça desculpas uma vez e continue.</p>

<h2>O plano B cabe em uma mensagem</h2>
<p>Deixe à mão um telefone ou e-mail de quem vai entrevistar, a bateria carregada e os dados do celular prontos para substituir a rede. Escreva antes a mensagem que você não vai conseguir redigir com calma:</p>
<blockquote><p>Olá, Marta, a minha conexão caiu. Estou voltando pelo celular em dois minutos. Se preferir, podemos seguir por telefone, no número do meu currículo.</p></blockquote>
<p>Dita sem drama, a queda mostra como você lida com imprevistos.</p>

<h2>A conversa é o que mais conta</h2>
<ul>
<li><strong>Entre cinco minutos antes</strong>, com outros programas e notificações fechados.</li>
<li><strong>Olhe para a câmera ao começar e ao terminar</strong> cada resposta. No meio, olhe para a pessoa, como em qualquer conversa. Arrastar a janela dela para perto da câmera ajuda.</li>
<li><strong>Esconda a sua própria imagem</strong> depois de conferir o enquadramento. Ver a si mesmo o tempo todo cansa e distrai.</li>
<li><strong>Espere um segundo antes de falar.</strong> O atraso da rede faz duas pessoas começarem juntas.</li>
<li><strong>Responda mais curto.</strong> Depois de um minuto e meio, pergunte: “quer que eu detalhe alguma parte?”.</li>
<li><strong>Tenha cinco tópicos ao lado da tela</strong>, e não um texto. Os olhos que correm por linhas se notam.</li>
</ul>
<p>Se não ouviu, diga. “O som cortou no final, pode repetir a parte do prazo?” custa menos que responder à pergunta errada.</p>

<h2>Quando não há ninguém do outro lado</h2>
<p>Algumas empresas pedem respostas gravadas, com tempo marcado. Leia as regras antes de abrir a primeira pergunta: quantos segundos para pensar, quantos para responder, quantas tentativas. Grave um teste, fale com um ponto fixo perto da lente e use a estrutura de sempre: situação, tarefa, ação e resultado.</p>
<p>A sua voz e a sua imagem são dados pessoais. Pela Lei Geral de Proteção de Dados (Lei 13.709, de 2018), você pode perguntar para que serão usadas e por quanto tempo ficam guardadas (artigo 9º). Se uma decisão que afeta você foi tomada só por um programa, pode pedir que seja revista (artigo 20).</p>

<h2>Logo depois</h2>
<p>Antes de fechar o computador, anote o que perguntaram, as respostas que saíram bem, as que travaram e o próximo passo combinado. No mesmo dia, agradeça em três linhas, com um detalhe da conversa. Para treinar com relógio e por voz, use o <a href="/simulador-entrevista">simulador de entrevista</a>.</p>
`;

/** How to prepare and hold an interview on a screen. */
export const entrevistaPorVideo: Lesson = {
  ...summaryOf('entrevista-por-video'),
  content_html: content,
  objectives: [
    'Fazer um ensaio completo de som, luz, lugar e programa na véspera.',
    'Ter um plano B pronto para quando a conexão cair.',
    'Conduzir a conversa com pausas, respostas curtas e olhar na hora certa.',
    'Saber o que perguntar quando as respostas são gravadas.',
  ],
  sources: [
    {
      title:
        'It Takes More Than a Good Camera: Which Factors Contribute to Differences Between Face-to-Face Interviews and Videoconference Interviews Regarding Performance Ratings and Interviewee Perceptions?',
      by: 'Johannes Basch, Klaus Melchers, Anja Kurz, Maya Krieger e Linda Miller (Journal of Business and Psychology)',
      year: 2020,
      for: 'Notas menores por vídeo, ligadas em parte à menor presença social e ao menor contato visual percebido.',
    },
    {
      title: 'Nonverbal Overload: A Theoretical Argument for the Causes of Zoom Fatigue',
      by: 'Jeremy Bailenson (Technology, Mind, and Behavior)',
      year: 2021,
      for: 'O argumento de que ver a própria imagem durante a chamada cansa, e o conselho de escondê-la.',
    },
    {
      title: 'Lei Geral de Proteção de Dados Pessoais (Lei 13.709/2018), artigos 9º e 20',
      by: 'Presidência da República',
      year: 2018,
      for: 'O direito de saber para que e por quanto tempo os dados são usados e de pedir revisão de decisões só automatizadas.',
    },
  ],
  questions: [
    {
      id: 'primeiro-investimento',
      kind: 'choice',
      prompt:
        'Você tem uma tarde e pouco dinheiro para preparar a entrevista por vídeo. O que melhora primeiro?',
      options: [
        'A imagem de fundo, para que a casa não apareça.',
        'A câmera, pedindo emprestada uma melhor.',
        'A velocidade da internet, contratando um plano maior no mesmo dia.',
        'O som, testando um fone com microfone em uma ligação.',
      ],
      right: 3,
      explanation:
        'Som ruim cansa e faz perder perguntas, e um fone comum costuma resolver. A câmera melhor atrai por ser o que mais se vê, mas uma imagem simples com boa luz de frente é suficiente para a conversa.',
    },
    {
      id: 'ponto-do-olhar',
      kind: 'gap',
      prompt: 'Para quem está do outro lado, você parece olhar nos olhos quando olha para a ____.',
      accepted: ['câmera', 'lente', 'webcam'],
      explanation:
        'A imagem é captada pela câmera: olhar para ela no começo e no fim da resposta cria a sensação de contato. A tentação é olhar só para a tela, onde está o rosto da pessoa, e nesse caso o seu olhar parece baixo.',
    },
    {
      id: 'propria-imagem',
      kind: 'trueFalse',
      prompt: 'Depois de conferir o enquadramento, vale esconder a sua própria imagem durante a entrevista.',
      right: true,
      explanation:
        'Ver a si mesmo o tempo todo cansa e rouba a atenção da pessoa que fala com você. A resposta “falso” atrai porque vigiar a imagem parece dar controle; o que precisa de controle, porém, é o enquadramento, e ele se confere antes.',
    },
    {
      id: 'queda-no-meio',
      kind: 'case',
      prompt:
        'No meio de uma resposta, a conexão de Cristiane cai. Ela tem o telefone da recrutadora e dados no celular. O que fazer?',
      options: [
        'Esperar a rede voltar, porque explicar a queda por mensagem chama atenção para o problema.',
        'Mandar a mensagem já escrita, voltar pelo celular e retomar do ponto em que parou.',
        'Pedir por e-mail outra data, para refazer a entrevista em melhores condições.',
        'Voltar pelo celular e passar alguns minutos explicando os problemas da operadora.',
      ],
      right: 1,
      explanation:
        'Avisar em uma linha e voltar por outro caminho resolve a dúvida de quem espera e mostra calma. Esperar em silêncio parece discreto, mas a outra pessoa não sabe se você desistiu; pedir nova data interrompe uma conversa que podia continuar.',
    },
    {
      id: 'resposta-gravada',
      kind: 'choice',
      prompt: 'Uma empresa pede cinco respostas gravadas, com tempo marcado. Qual é o primeiro passo?',
      options: [
        'Ler as regras de tempo e tentativas e fazer uma gravação de teste.',
        'Abrir a primeira pergunta para descobrir logo o tom das outras.',
        'Escrever respostas completas para lê-las sem errar nenhuma palavra.',
      ],
      right: 0,
      explanation:
        'As regras dizem quanto tempo há para pensar e se existe segunda tentativa; o teste mostra som e enquadramento. Abrir a primeira pergunta atrai por curiosidade, mas pode iniciar o relógio de uma chance única.',
    },
  ],
  application: {
    task: 'Faça uma ligação de vídeo de dez minutos com alguém de confiança, no lugar e no aparelho que usaria na entrevista. Responda a uma pergunta, peça opinião sobre som, rosto e distrações e escreva a sua mensagem de plano B.',
    evidence:
      'A pessoa respondeu às três perguntas do teste, você corrigiu pelo menos um ponto, e a mensagem de plano B está salva no celular.',
  },
};
