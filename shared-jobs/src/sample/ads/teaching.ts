import type { SampleAd } from '../sample-ad.ts';

/** Schools, colleges and those who write courses. */
export const TEACHING_ADS: readonly SampleAd[] = [
  {
    key: 'professor-anos-iniciais-campinas',
    title: 'Professor(a) dos Anos Iniciais (1º ao 5º ano)',
    company: 'Colégio Jequitibá do Saber',
    places: ['Campinas/SP'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [3900, 4300],
    phase: 44,
    description: `O Colégio Jequitibá do Saber trabalha com projetos: cada turma investiga uma pergunta por trimestre.

Missão da vaga
• Planejar e ministrar aulas para uma turma de 3º ano, com 24 crianças
• Alfabetização e consolidação da leitura e da escrita
• Avaliar por portfólio e escrever relatórios individuais
• Conversar com as famílias nas reuniões bimestrais

Requisitos
• Licenciatura em pedagogia concluída
• Experiência de 2 anos como professor(a) polivalente
• Conhecimento da BNCC
• Manejo de sala e educação inclusiva

Diferenciais
• Pós-graduação em alfabetização
• Metodologias ativas e Google Sala de Aula

CLT, 25 horas semanais no período da manhã, R$ 3.900 a R$ 4.300 por mês, bolsa de estudos para dois filhos e almoço.`,
  },
  {
    key: 'professor-matematica-petrolina',
    title: 'Professor de Matemática - Ensino Médio',
    company: 'Centro Educacional Velho Chico',
    places: ['Petrolina/PE'],
    contracts: ['clt'],
    phase: 16,
    description: `Contratamos professor ou professora de matemática para 22 aulas semanais, de segunda a quinta, turmas de 1ª a 3ª série e preparatório para o ENEM.

Esperamos licenciatura em matemática, experiência em sala de aula de ensino médio e capacidade de explicar o mesmo assunto de três jeitos diferentes. Elaboração de simulados e correção faz parte da função (hora-atividade paga).

Quem domina GeoGebra ou já preparou alunos para olimpíadas tem preferência.

Pagamos de R$ 32,00 a R$ 38,00 por hora de aula, com registro CLT, desconto em mensalidades e passagem para quem mora em Juazeiro. A aula-teste dura 20 minutos, tema à escolha.`,
  },
  {
    key: 'professor-ingles-bilingue-brasilia',
    title: 'Bilingual Homeroom Teacher',
    company: 'Cerrado International School',
    places: ['Brasília/DF'],
    workModel: 'onSite',
    contracts: ['clt'],
    phase: 33,
    description: `About the role
We are looking for a homeroom teacher for Year 4 in our bilingual programme. You will plan and teach English, science and social studies in English, working side by side with the Portuguese teacher.

Responsibilities
- Plan inquiry-based units and assess students against programme standards
- Keep families informed through weekly notes
- Take part in the school's safeguarding and inclusion work

Requirements
- Degree in pedagogy or a teaching licence
- Fluent English (C1 or above) and good Portuguese
- At least 3 years of classroom teaching experience
- Experience with bilingual education

Nice to have
- Training in a phonics programme
- Experience with students with special educational needs

We offer a CLT contract, health insurance, lunch and a tuition waiver for children. Salary to be discussed during the interview.`,
  },
  {
    key: 'professor-educacao-infantil-boa-vista',
    title: 'Professora (o) de Educação Infantil',
    company: 'Creche Casa do Buriti',
    places: ['Boa Vista/RR'],
    workModel: 'onSite',
    salary: [2700, 2900],
    disability: 'open',
    phase: 5,
    description: `Para a turma do maternal, crianças de 2 e 3 anos, com apoio de uma auxiliar.

Cuidar e educar andam juntos: acolher na chegada, propor brincadeiras e contação de histórias, acompanhar alimentação, sono e desfralde, observar e registrar o desenvolvimento, trocar com as famílias.

Requisitos: pedagogia completa ou magistério; vivência em educação infantil; primeiros socorros (Lei Lucas) em dia; paciência com o choro da adaptação. Nossa comunidade recebe muitas crianças venezuelanas, então espanhol será um diferencial importante.

Salário entre R$ 2.700,00 e R$ 2.900,00, carteira assinada, 30h semanais. Candidaturas de pessoas com deficiência são bem-vindas também.`,
  },
  {
    key: 'instrutor-eletrotecnica-araguaina',
    title: 'Instrutor(a) de Educação Profissional - Eletrotécnica',
    company: 'Escola Técnica Barra do Tocantins',
    places: ['Araguaína/TO'],
    contracts: ['clt'],
    salary: [42, 46, 'hour'],
    phase: 22,
    description: `Curso noturno, duas turmas de 20 alunos, laboratório novo de comandos elétricos.

Atribuições: ministrar aulas teóricas e práticas de instalações elétricas, comandos e NR-10; preparar roteiros de prática; zelar pelo laboratório; lançar notas e frequência no sistema acadêmico; acompanhar o projeto final.

Requisitos: curso técnico em eletrotécnica com complementação pedagógica ou graduação em engenharia elétrica; CFT ou CREA; NR-10 válida; didática.

Desejável já ter lecionado na educação profissional e conhecer automação com CLP.

Hora-aula de R$ 42,00 a R$ 46,00, CLT horista, 16 horas semanais, adicional noturno.`,
  },
  {
    key: 'mediador-escolar-aee',
    title: 'Professor(a) de Atendimento Educacional Especializado',
    company: 'Escola Comunitária Maré Alta',
    places: ['São José de Ribamar/MA'],
    workModel: 'onSite',
    contracts: ['temporary'],
    phase: 39,
    description: `Substituição de licença-maternidade por 6 meses, contrato por prazo determinado.

A sala de recursos atende 18 estudantes: autismo, deficiência intelectual, baixa visão e surdez. O trabalho é elaborar o plano educacional individualizado, produzir material adaptado, orientar professores da sala comum e articular com saúde e assistência.

Exige-se licenciatura em pedagogia com especialização em educação especial ou AEE, domínio de Libras e experiência com estudantes com deficiência. Braille é desejável.

Remuneração mensal de R$ 3.100,00 por 40 horas, vale-transporte e almoço. Início na primeira semana do mês.`,
  },
  {
    key: 'coordenador-pedagogico-chapeco',
    title: 'Coordenador(a) Pedagógico(a) - Fundamental II',
    company: 'Colégio Araucárias do Oeste',
    places: ['Chapecó/SC'],
    contracts: ['clt'],
    salary: [6200, 6900],
    phase: 11,
    description: `O que te espera
Coordenar 22 professores do 6º ao 9º ano, acompanhar planejamentos e aulas, conduzir conselhos de classe, receber famílias, analisar resultados de avaliações externas e propor formação continuada.

O que precisamos
Licenciatura em qualquer área com pós-graduação em gestão escolar ou psicopedagogia; experiência de 3 anos em coordenação pedagógica; conhecimento da BNCC; mediação de conflitos; segurança para ler planilhas de desempenho.

Legal se tiver
Vivência com sistemas de gestão escolar, formação em comunicação não violenta, projeto próprio de leitura.

O que oferecemos
R$ 6.200 a R$ 6.900, CLT 40 horas, plano de saúde, bolsa integral para um dependente, recesso escolar remunerado.`,
  },
  {
    key: 'tutor-ead-pedagogia',
    title: 'Tutor(a) EaD - Curso de Pedagogia',
    company: 'Centro Universitário Pedra do Contas',
    places: [],
    workModel: 'remote',
    contracts: ['clt'],
    salary: [2400, 2400],
    phase: 28,
    description: `Atendimento a turmas de graduação a distância, trabalho 100% remoto, 30 horas semanais em horário noturno (17h às 23h).

Responsabilidades: responder dúvidas no Moodle em até 24 horas, mediar fóruns, corrigir atividades com devolutiva escrita, identificar estudantes em risco de evasão, apoiar os encontros ao vivo do professor.

Requisitos: graduação em pedagogia, especialização concluída, experiência com ensino a distância, boa escrita. Computador e internet próprios. Mestrado conta como diferencial.

Salário de R$ 2.400,00 mensais, CLT, ajuda de custo de R$ 120,00 para internet.`,
  },
  {
    key: 'professor-universitario-enfermagem',
    title: 'Professor(a) Universitário(a) - Enfermagem',
    company: 'Faculdade Chapada dos Ventos',
    places: ['Vitória da Conquista/BA'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [58, 72, 'hour'],
    phase: 0,
    description: `Edital interno de seleção docente.

Disciplinas: semiologia, saúde do adulto e supervisão de estágio em hospital conveniado. Carga de 20 horas-aula por semana.

Formação exigida: graduação em enfermagem, COREN ativo e mestrado concluído na área de saúde. Experiência mínima de 1 ano em docência no ensino superior ou preceptoria. Currículo Lattes atualizado.

Doutorado, publicações nos últimos três anos e participação em NDE ou comissão de avaliação são diferenciais.

A remuneração vai de R$ 58,00 a R$ 72,00 por hora-aula, conforme a titulação, em regime CLT. Etapas: análise documental, prova didática de 30 minutos e entrevista com a coordenação.`,
  },
  {
    key: 'professor-robotica-manaus',
    title: 'Professor(a) de Robótica e Programação',
    company: 'Oficina Curumim Maker',
    places: ['Manaus/AM'],
    phase: 17,
    description: `Crianças de 7 a 14 anos, turmas de 10, muito papelão, solda fria e bug.

Você vai preparar e dar oficinas de robótica educacional com Arduino, ensinar lógica de programação em Scratch e Python, montar a mostra semestral e cuidar dos kits.

Precisamos de alguém com didática, conhecimento de Arduino e Python, e experiência com crianças. Pode ser licenciado em computação, estudante de engenharia nos últimos períodos ou autodidata com portfólio. Já orientou equipe de torneio? Ótimo, mas não obrigatório.

Pagamos de R$ 45 a R$ 60 por hora, contrato PJ, sábados pela manhã e duas tardes por semana.`,
  },
  {
    key: 'secretario-escolar-picos',
    title: 'Secretário(a) Escolar',
    company: 'Colégio Flor do Guaribas',
    places: ['Picos/PI'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [2300, 2600],
    phase: 34,
    description: `Organizar a vida documental de 640 alunos é o coração desta função.

Atividades diárias: matrículas e rematrículas, emissão de históricos e declarações, escrituração escolar, envio do Educacenso, arquivo de prontuários, atendimento de pais no balcão e por telefone, apoio às secretarias de educação nas visitas.

Requisitos da vaga: ensino médio completo com curso de secretaria escolar, ou superior em pedagogia; 2 anos de experiência em secretaria escolar; redação oficial; Excel e Word. Conhecimento da legislação educacional do estado será um diferencial.

Faixa: R$ 2.300,00 a R$ 2.600,00. CLT, 44 horas.`,
  },
  {
    key: 'estagio-pedagogia-guarulhos',
    title: 'Estágio em Pedagogia',
    company: 'Escola Ninho de João-de-Barro',
    places: ['Guarulhos/SP'],
    contracts: ['internship'],
    salary: [1050, 1050],
    phase: 6,
    description: `Auxiliar a professora titular de uma turma de pré-escola, no período da tarde (6 horas).

Requisitos: ensino superior em andamento em pedagogia, com matrícula ativa, a partir do 2º semestre. Gostar de brincadeira de verdade: chão, tinta, areia. Boa comunicação com crianças e disposição para registrar observações por escrito. Já ter feito trabalho voluntário com infância ajuda; não é exigência.

Você recebe bolsa-auxílio de R$ 1.050,00 mensais, vale-transporte, lanche, seguro e dois encontros formativos por mês com a coordenação pedagógica. Programa de estágio com duração de até 2 anos; no ano passado contratamos metade das estagiárias como auxiliares.`,
  },
  {
    key: 'auxiliar-classe-mossoro',
    title: 'Auxiliar de Sala (Berçário)',
    company: 'Berçário Mandacaru em Flor',
    places: ['Mossoró/RN'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [1621, 1700],
    phase: 23,
    description: `Auxiliar de sala para berçário com 12 bebês e duas professoras.

Cuidados com higiene, alimentação e sono; estímulo motor; limpeza e organização dos brinquedos; apoio no registro do diário.

Ensino médio completo com magistério ou pedagogia em andamento. Experiência com bebês, mesmo informal. Curso de primeiros socorros é desejável.

De R$ 1.621,00 a R$ 1.700,00 + vale-transporte + refeição. CLT. Das 7h às 16h48.`,
  },
  {
    key: 'designer-instrucional-floripa',
    title: 'Designer Instrucional Pleno',
    company: 'Cumbuca Educação Corporativa',
    places: ['Florianópolis/SC'],
    workModel: 'remote',
    contracts: ['clt', 'pj'],
    disability: 'open',
    phase: 40,
    description: `A Cumbuca produz cursos digitais para empresas de saúde e logística. Nosso time é pequeno, remoto e conversa muito por escrito.

Como será o seu dia a dia
Entrevistar especialistas, transformar conteúdo bruto em roteiros, desenhar atividades e avaliações, prototipar no Articulate Rise e acompanhar gravação e publicação no Moodle.

Você precisa ter
- Experiência de 3 anos com design instrucional
- Texto claro e revisado
- Domínio de Articulate Storyline ou Rise
- Noções de acessibilidade digital (legendas, contraste, leitura por teclado)

Vai te destacar
- Pós em tecnologia educacional
- Edição de vídeo
- Inglês intermediário

R$ 6.500 a R$ 8.000, CLT ou PJ, à sua escolha. Vaga remota. Pessoas com deficiência têm etapa adaptada conforme a necessidade, em todas as nossas vagas.`,
  },
  {
    key: 'professor-musica-sabara',
    title: 'Professor(a) de Violão e Musicalização',
    company: 'Projeto Sons da Serra',
    places: ['Sabará/MG'],
    contracts: ['pj'],
    salary: [40, 40, 'hour'],
    phase: 12,
    dating: 'old',
    description: `ONG cultural contrata oficineiro de música, 12 horas semanais, para jovens de 10 a 17 anos.

Pede-se licenciatura em música ou experiência comprovada no ensino de violão, repertório popular brasileiro, noções de regência de grupo e compromisso com horário. Ter trabalhado com juventude periférica é um diferencial.

R$ 40,00 por hora, via MEI ou PJ, contrato de dez meses financiado por edital de cultura. Enviar vídeo curto tocando uma música à escolha.

São três turmas de 15 jovens, com violões emprestados pelo projeto, e duas apresentações públicas no ano. Combinamos repertório com eles.`,
  },
  {
    key: 'diretor-escolar-sorocaba',
    title: 'Diretor(a) Escolar',
    company: 'Rede Vila Aprender',
    places: ['Sorocaba/SP'],
    workModel: 'onSite',
    salary: [11_500, 13_000],
    phase: 29,
    description: `A Rede Vila Aprender inaugura sua quarta unidade, com 900 vagas da educação infantil ao ensino médio, e procura quem a dirija desde o primeiro dia.

Principais responsabilidades: montar e liderar a equipe; responder pelo resultado acadêmico e financeiro da unidade; captar e fidelizar matrículas; garantir a regularidade perante a diretoria de ensino; acompanhar clima, convivência e segurança.

Qualificações: licenciatura em pedagogia ou pós-graduação em gestão escolar; 5 anos de experiência como diretor ou vice-diretor; gestão de pessoas e de orçamento; conhecimento da legislação educacional paulista. Inglês será considerado um plus, pois a unidade terá currículo bilíngue.

R$ 11.500 a R$ 13.000 por mês mais bônus por resultado, CLT, plano de saúde familiar, bolsa para filhos.`,
  },
];
