/** A note on how the product is made. */
export interface Post {
  /** Fragment of its address on the page. */
  readonly id: string;
  readonly title: string;
  /** Calendar day, `YYYY-MM-DD`. */
  readonly publishedOn: string;
  /** Markup for `RichText`, without headings: the title is the only one. */
  readonly content_html: string;
}

/** The notes, newest first. */
export const POSTS: readonly Post[] = [
  {
    id: 'evidencia-de-cada-nota',
    title: 'Por que mostramos a evidência de cada nota',
    publishedOn: '2026-11-21',
    content_html: `
<p>Um número sobre a sua carreira pode ajudar ou atrapalhar. Depende do que vem ao lado dele. “Prontidão: 58” não ensina nada a quem lê. A mesma nota, com a linha do currículo que a sustenta e a regra que a produziu, vira uma conversa: dá para concordar, discordar e mudar alguma coisa.</p>
<p>Por isso, as notas da Aura são calculadas por regras escritas e com versão. O mesmo currículo e as mesmas respostas, na mesma versão das regras, dão sempre o mesmo resultado. Não há sorteio nem humor do dia. Quando mudamos uma regra, a versão muda junto e fica gravada no resultado.</p>
<p>Cada conclusão aponta o trecho de onde veio. Se dizemos que uma competência está comprovada, mostramos a linha do currículo em que ela aparece sendo usada. Se ela só está na lista de habilidades, sem nenhum trabalho que a confirme, dizemos isso também. E quando não encontramos nada, contamos onde procuramos.</p>
<p>Às vezes, falta informação para avaliar uma parte. Nesse caso ela fica sem nota, o seu peso passa para as outras, e a tela avisa que a leitura está incompleta. Preferimos um espaço em branco a um palpite com casas decimais.</p>
<p>Há um efeito colateral de que gostamos: mostrar a prova nos obriga a errar em público. Se a linha citada não diz o que afirmamos, você vê na hora, e nós temos o que corrigir.</p>
`,
  },
  {
    id: 'o-que-uma-empresa-ve',
    title: 'O que uma empresa vê (e o que nunca vê)',
    publishedOn: '2026-11-21',
    content_html: `
<p>Empresas podem oferecer a Aura às pessoas que trabalham nelas. A primeira pergunta de quem recebe um convite assim é natural: “o RH vai ler o meu diagnóstico?”. A resposta é não, e não se trata apenas de uma promessa. O painel da empresa não recebe dados de ninguém em particular.</p>
<p>O que a empresa vê são números de grupos. Eles seguem três regras:</p>
<ul>
<li><strong>Pelo menos 5 pessoas em cada célula.</strong> Um número sobre menos gente do que isso não aparece.</li>
<li><strong>Pelo menos 10 pessoas para haver divisão.</strong> Com oito pessoas na lista, a empresa vê só o total, por mais que alguém peça uma parte.</li>
<li><strong>Um retrato por semana.</strong> O painel não muda ao vivo. Se mudasse, bastaria olhar antes e depois de uma pessoa usar a ferramenta para descobrir o que ela fez.</li>
</ul>
<p>O que a empresa nunca vê: o currículo, o objetivo, as respostas, as notas e o plano de uma pessoa. Também não vê quem pensa em mudar de área, nem quem tem um objetivo fora dali.</p>
<p>Isso tem um custo. Uma equipe pequena fica sem painel próprio, e quem gosta de detalhes sente falta deles. Aceitamos o custo, porque a alternativa é pior: um diagnóstico que a pessoa preenche pensando em quem vai ler. Esse documento não serve para ela nem para a empresa.</p>
`,
  },
  {
    id: 'mudar-o-curriculo-zera-o-diagnostico',
    title: 'Por que mudar o currículo zera o diagnóstico',
    publishedOn: '2026-11-21',
    content_html: `
<p>Quem troca o currículo ou o objetivo principal na Aura descobre que o diagnóstico atual e o plano saem da tela. Parece rigor demais. É uma questão de coerência.</p>
<p>O diagnóstico é uma conta feita com dois ingredientes: o que o seu currículo prova e o que o cargo desejado pede. As lacunas, a ordem delas e as tarefas do plano saem dessa conta. Se um dos ingredientes muda, o resultado antigo continua bonito e passa a falar de outra pessoa, aquela que você era ou queria ser na versão anterior.</p>
<p>Poderíamos deixar tudo lá, com um aviso discreto de “desatualizado”. O risco é você gastar três semanas em uma tarefa criada para um cargo que já não quer, ou achar que continua faltando algo que o novo currículo comprova. Uma conclusão sem a sua base é só uma frase com boa aparência.</p>
<p>Então zeramos o que foi calculado e convidamos você a calcular de novo. Três coisas tornam isso mais leve:</p>
<ul>
<li>salvar o mesmo texto ou o mesmo objetivo, sem mudança, não apaga nada;</li>
<li>os diagnósticos anteriores continuam guardados para leitura, com a data de cada um;</li>
<li>o diagnóstico completo está sempre aberto, em qualquer plano.</li>
</ul>
<p>Comparar o diagnóstico de hoje com o de antes costuma ser, aliás, a melhor parte: dois momentos, e a distância entre eles à vista.</p>
`,
  },
  {
    id: 'quando-um-uso-conta',
    title: 'Quando um uso conta no limite do mês',
    publishedOn: '2026-11-21',
    content_html: `
<p>Alguns planos da Aura têm limites mensais por ferramenta. Limite é um assunto em que o detalhe decide se a relação é justa, e por isso as regras cabem em um texto curto.</p>
<p><strong>Só conta o que deu certo.</strong> Se a ferramenta falhou ou o documento não pôde ser lido, nada é descontado. A contagem acontece no mesmo passo em que o resultado é gravado: ou as duas coisas acontecem, ou nenhuma.</p>
<p><strong>Repetir não conta.</strong> Usar de novo a mesma ferramenta com o mesmo documento, dentro de 24 horas, não gasta outro uso. Recarregar a página, clicar duas vezes ou voltar para rever o resultado faz parte da vida, e não deveria custar nada.</p>
<p><strong>O mês é o do calendário.</strong> A contagem recomeça no dia 1º, no horário de São Paulo, qualquer que seja o dia em que você assinou.</p>
<p><strong>O diagnóstico completo fica fora da conta.</strong> Ele é o ponto de partida de todo o resto e está aberto em todos os planos, sem limite mensal. A versão rápida, sim, segue o limite do plano.</p>
<p>Quando o limite acaba, a ferramenta diz isso com todas as letras e aponta os planos que têm limites maiores. O que você já produziu continua seu, para ler e levar, e o diagnóstico completo segue aberto.</p>
`,
  },
];
