import type { Lesson } from '../../lesson.ts';
import { summaryOf } from '../summaries.ts';

const content = `
<p>Quem procura emprego manda nome, telefone e histórico a desconhecidos todos os dias, muitas vezes com pressa. É disso que o golpe da vaga falsa se aproveita. Você não precisa desconfiar de tudo. Precisa saber o que ninguém honesto pede antes da hora e como conferir em cinco minutos.</p>

<h2>O que o golpe quer</h2>
<ul>
<li><strong>Dinheiro:</strong> taxa de inscrição, curso obrigatório, uniforme, exame, “depósito que volta no primeiro salário”.</li>
<li><strong>Documentos:</strong> fotos do RG e da CNH, selfie segurando o documento, dados do cartão. Servem para abrir contas e pedir empréstimos em seu nome.</li>
<li><strong>Acessos:</strong> o código que chegou por SMS, a senha do gov.br, a instalação de um aplicativo. Servem para tomar a sua conta de mensagens ou o seu celular.</li>
</ul>
<p>A vaga é só a isca. Por isso o anúncio pode ser bem escrito e usar o nome de uma empresa que existe.</p>

<h2>Sinais fortes e sinais fracos</h2>
<p>Erros de português, contato por aplicativo de mensagens e anúncio sem nome de empresa são <strong>sinais fracos</strong>: empresas pequenas e honestas também fazem isso. Servem para conferir, e não para concluir.</p>
<p>Os <strong>sinais fortes</strong> justificam parar na hora:</p>
<ul>
<li>Pedem qualquer pagamento para participar ou ser contratado. O exame médico da admissão, por exemplo, é por conta do empregador (CLT, artigo 168).</li>
<li>Pedem código, senha ou a instalação de um aplicativo para “liberar o cadastro”.</li>
<li>Aprovam você sem conversa nenhuma e pedem documentos no mesmo dia, com prazo de minutos.</li>
<li>Prometem ganho alto por tarefas simples, pagam um valor pequeno no começo e depois pedem um depósito para liberar o resto.</li>
</ul>
<p>A pressa é a ferramenta principal. Uma vaga verdadeira resiste a meia hora de verificação.</p>

<h2>Confira em cinco minutos</h2>
<ol>
<li>Não use o link nem o telefone da mensagem. Procure o site da empresa por conta própria.</li>
<li>Veja se a vaga está na página de carreiras ou em um site de vagas, com o mesmo cargo e a mesma cidade.</li>
<li>Leia o endereço do e-mail letra por letra. “rh@vagas-empresa-contrata.com” não é o domínio da empresa.</li>
<li>Consulte o CNPJ no site da Receita Federal e compare nome, situação e endereço. Um CNPJ verdadeiro pode ter sido copiado, então este passo não basta sozinho.</li>
<li>Ligue para o telefone que está no site e pergunte se a vaga e a pessoa que escreveu existem.</li>
</ol>
<p>Rute recebeu uma mensagem: aprovada como auxiliar de estoque, bastava pagar R$ 120 do exame até as 15h. Ela ligou para o número do site da empresa. A vaga existia, mas a seleção nem tinha começado, e ninguém ali conhecia o remetente. Foram quatro minutos.</p>

<h2>O que mandar, e quando</h2>
<ul>
<li><strong>Na candidatura:</strong> currículo com nome, cidade, e-mail e telefone. CPF, RG e foto de documento não fazem falta.</li>
<li><strong>Na entrevista:</strong> nada além disso, salvo comprovantes ligados à função, como um registro profissional.</li>
<li><strong>Depois da proposta por escrito:</strong> os documentos da admissão, por um canal que você confirmou.</li>
<li><strong>Nunca:</strong> senha, código de verificação, foto do cartão.</li>
</ul>
<p>A LGPD (Lei 13.709, de 2018, artigo 6º, inciso III) limita os dados ao necessário para cada finalidade, e você pode perguntar sem constrangimento:</p>
<blockquote><p>Envio os documentos depois da proposta por escrito. Por qual canal da empresa devo mandar, e quem cuida desses dados?</p></blockquote>

<h2>Se você já mandou</h2>
<ul>
<li><strong>Pix:</strong> conteste no aplicativo do seu banco o quanto antes. O Mecanismo Especial de Devolução, em vigor desde novembro de 2021, permite pedir a devolução em caso de fraude até 80 dias depois. Não há certeza de recuperar o valor, e cada hora conta.</li>
<li><strong>Código ou senha:</strong> retome a conta, encerre as sessões abertas, ative a verificação em duas etapas e avise os seus contatos.</li>
<li><strong>Documentos:</strong> consulte no Meu BC, do Banco Central, contas e empréstimos em seu nome. O BC Protege+, gratuito e disponível desde dezembro de 2025, permite bloquear a abertura de novas contas.</li>
<li><strong>Em todos os casos:</strong> guarde as mensagens e os comprovantes, registre boletim de ocorrência e denuncie o anúncio ao site.</li>
</ul>
<p>Quem cai não foi ingênuo: foi alvo de um crime, o estelionato (Código Penal, artigo 171). Contar a alguém costuma ser o passo que interrompe o prejuízo.</p>
<p>O <a href="/buscador-vagas">radar de vagas</a> aponta alguns desses sinais no texto do anúncio e diz como conferir. Ele não dá veredito, e a falta de aviso não é um atestado.</p>
`;

/** How to check who advertises a job before sending anything that matters. */
export const golpesEmVagas: Lesson = {
  ...summaryOf('golpes-em-vagas'),
  content_html: content,
  objectives: [
    'Distinguir sinais fortes de golpe de sinais que só pedem conferência.',
    'Verificar quem anuncia por um canal que não veio da mensagem.',
    'Decidir que dado enviar em cada etapa da seleção.',
    'Agir nas primeiras horas se algo já foi enviado.',
  ],
  sources: [
    {
      title: 'Cartilha de Segurança para Internet, fascículo Phishing e Outros Golpes',
      by: 'CERT.br (NIC.br e Comitê Gestor da Internet no Brasil)',
      year: 2022,
      for: 'Como os golpes usam pressa e confiança, e o hábito de conferir por outro canal.',
    },
    {
      title: 'Consolidação das Leis do Trabalho (Decreto-Lei 5.452), artigo 168',
      by: 'Presidência da República',
      year: 1943,
      for: 'O exame médico da admissão é por conta do empregador.',
    },
    {
      title: 'Resolução BCB 103 (Mecanismo Especial de Devolução do Pix)',
      by: 'Banco Central do Brasil',
      year: 2021,
      for: 'A possibilidade de pedir a devolução de um Pix feito em caso de fraude.',
    },
    {
      title: 'Lei 13.709 (Lei Geral de Proteção de Dados Pessoais), artigo 6º, inciso III',
      by: 'Presidência da República',
      year: 2018,
      for: 'O limite ao mínimo de dados necessário para cada finalidade.',
    },
  ],
  questions: [
    {
      id: 'sinal-forte',
      kind: 'choice',
      prompt: 'Qual destes sinais, sozinho, justifica interromper o processo?',
      options: [
        'O anúncio tem dois erros de português.',
        'O contato é feito por um aplicativo de mensagens, por alguém sem foto no perfil.',
        'Pedem o código que chegou por SMS para liberar o cadastro.',
        'O anúncio não informa o salário.',
      ],
      right: 2,
      explanation:
        'Um código de verificação dá acesso a uma conta sua, e nenhuma seleção precisa dele. Erros de português e contato por mensagem lembram golpe, mas aparecem também em anúncios honestos: pedem conferência, não conclusão.',
    },
    {
      id: 'quem-paga-o-exame',
      kind: 'gap',
      prompt: 'Pelo artigo 168 da CLT, o exame médico da admissão é por conta do ____.',
      accepted: ['empregador', 'patrão', 'contratante'],
      explanation:
        'Quem emprega paga o exame, e por isso a cobrança antecipada ao candidato é um sinal forte. A promessa de reembolso no primeiro salário costuma convencer, mas o dinheiro já saiu antes de qualquer contrato.',
    },
    {
      id: 'cnpj-ativo',
      kind: 'trueFalse',
      prompt: 'Se o CNPJ informado na mensagem existe e está ativo, a vaga é verdadeira.',
      right: false,
      explanation:
        'O CNPJ de uma empresa real é público e pode ser copiado por qualquer pessoa. A consulta tranquiliza, mas só confirma que a empresa existe. Falta confirmar, por um telefone que você achou, que foi ela quem escreveu.',
    },
    {
      id: 'aprovada-sem-entrevista',
      kind: 'case',
      prompt:
        'Jair recebe: “Parabéns, aprovado! Envie já RG, CPF e selfie com o documento, as vagas fecham em 20 minutos.” A mensagem traz o logotipo de uma empresa conhecida da cidade. Qual é o primeiro passo?',
      options: [
        'Ligar para o telefone que está no site da empresa, que ele mesmo procurou.',
        'Responder à mensagem perguntando se a vaga é verdadeira.',
        'Enviar só o CPF, para não perder o prazo.',
        'Clicar no link da mensagem para ver se o site parece profissional e tem o cadeado.',
      ],
      right: 0,
      explanation:
        'A confirmação só vale por um canal que não veio da mensagem. Perguntar ao remetente atrai porque é rápido e educado, mas quem aplica o golpe responderá que sim. O site do link pode ter sido copiado.',
    },
    {
      id: 'pix-ja-enviado',
      kind: 'case',
      prompt:
        'Há uma hora, Célia pagou por Pix a “taxa de uniforme” e percebeu o golpe. O que fazer primeiro?',
      options: [
        'Esperar até o dia seguinte, para ver se a empresa responde.',
        'Contestar o Pix no aplicativo do banco e guardar mensagens e comprovante.',
        'Pagar a segunda taxa, que promete devolver a primeira.',
        'Apagar a conversa e bloquear o contato, para não ver mais.',
      ],
      right: 1,
      explanation:
        'Só dá para bloquear o dinheiro que ainda está em alguma conta, e por isso as primeiras horas contam; mesmo assim, a devolução não é certa. Apagar a conversa alivia, mas destrói a prova que o banco e a polícia vão pedir.',
    },
  ],
  application: {
    task: 'Escolha um anúncio ou uma mensagem de vaga que você recebeu. Faça os cinco passos da conferência e anote o que achou em cada um. Depois, tire do currículo que você envia CPF, RG e qualquer outro dado que só serve na admissão.',
    evidence:
      'Há uma nota com os cinco resultados e a conclusão, e o arquivo do currículo não traz número de documento.',
  },
};
