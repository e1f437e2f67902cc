import type { SampleAd } from '../sample-ad.ts';

export const SECURITY_SUPPORT_ADS: readonly SampleAd[] = [
  {
    key: 'seguranca-analista-soc',
    title: 'Analista de Segurança da Informação (SOC) Júnior',
    company: 'Sentinela Cerrado Cibersegurança',
    places: ['Brasília/DF'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [4300, 5400],
    phase: 40,
    description: `Trabalhe no centro de operações que vigia a rede de 28 órgãos e empresas.

Suas atividades
- Triar alertas do SIEM conforme os roteiros
- Registrar e escalar incidentes
- Sugerir ajustes de regra quando o alarme for falso

Requisitos
- Redes de computadores e Linux
- Conhecimento de SIEM (Splunk, QRadar ou Wazuh)
- Noções de resposta a incidentes
- Inglês técnico para leitura

Diferenciais
- CompTIA Security+
- Python
- Participação em competições de captura de bandeira

Turno e local
Escala 6x2 em três turnos, definidos na contratação, no Setor Comercial Sul. Adicional noturno quando couber, plano de saúde e um curso pago por ano.`,
  },
  {
    key: 'seguranca-pentester',
    title: 'Pentester Pleno/Sênior',
    company: 'Casa Forte Testes de Segurança',
    places: ['Recife/PE'],
    workModel: 'remote',
    contracts: ['pj', 'clt'],
    salary: [9000, 16000],
    phase: 8,
    description: `Fazemos testes de invasão contratados e autorizados, com escopo assinado, e relatórios que o cliente entende.

O trabalho
Avaliar aplicações web, APIs e aplicativos móveis
Conduzir testes em redes internas, às vezes na sede do cliente
Escrever relatório com prova, risco e correção, e apresentá-lo

Exigências da vaga
Teste de invasão em aplicações web (OWASP)
Burp Suite
Linux
Python, Bash ou outra linguagem para automação
Redação clara em português

Serão considerados diferenciais
OSCP, eWPT ou certificação equivalente
Active Directory
Vulnerabilidade publicada em seu nome

Remuneração: de R$ 9.000 a R$ 12.000 no nível pleno e de R$ 12.500 a R$ 16.000 no sênior. Quem preferir CLT recebe proposta equivalente em custo.`,
  },
  {
    key: 'suporte-n1-shopping',
    title: 'Técnico de Suporte N1',
    company: 'Rede Norte Shopping Centers',
    places: ['Macapá/AP', 'Belém/PA'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [1900, 2200],
    phase: 21,
    description: `Atendimento a lojistas e administração dos shoppings da rede.

Tarefas principais
Resolver problemas de computador, impressora fiscal e ponto de venda
Instalar pontos de rede e câmeras
Registrar todo atendimento no GLPI

Pré-requisitos
Ensino médio completo ou técnico em Informática
Suporte técnico a usuários
Manutenção de computadores e impressoras
Windows 10 e 11
Noções de redes

Desejáveis
CFTV
Cabeamento estruturado

Remuneração: R$ 1.900 em Macapá e R$ 2.200 em Belém, mais vale-transporte, vale-alimentação de R$ 480 e seguro de vida. Escala 6x1, das 13h40 às 22h, com uma folga dominical a cada três semanas.`,
  },
  {
    key: 'qa-automacao',
    title: 'Analista de Qualidade de Software (QA) Pleno',
    company: 'Tarumã Pagamentos',
    places: ['São Paulo/SP', 'Curitiba/PR'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [6900, 8800],
    disability: 'open',
    phase: 34,
    description: `Missão da vaga: encontrar cedo o que quebraria o dia de um lojista.

Desafios da vaga
Planejar testes com o time desde a escrita da história
Automatizar cenários de venda, estorno e repasse
Acompanhar indicadores de defeitos depois da publicação

Requisitos necessários
Testes de API com Postman ou REST Assured
Automação com Cypress ou Playwright
Lógica de programação em JavaScript ou Java
SQL
Git

Desejável
Testes de desempenho com JMeter ou k6
CTFL

Diversidade e inclusão: as entrevistas podem ter intérprete de Libras, legenda ou tempo ampliado; pessoas com deficiência podem concorrer a esta e às outras posições abertas. Vale-refeição, saúde, odonto e licença-paternidade de 40 dias.`,
  },
  {
    key: 'suporte-estagio-escola',
    title: 'Estágio Técnico em Informática',
    company: 'Colégio Barra do Sucuri',
    places: ['Cáceres/MT'],
    workModel: 'onSite',
    contracts: ['internship'],
    salary: [850, 850],
    phase: 2,
    description: `Estágio para quem cursa técnico em Informática, Redes ou Manutenção e Suporte, com matrícula e frequência comprovadas a cada semestre.

Você ajudará a
- Preparar os laboratórios antes das turmas
- Trocar peças e reinstalar programas
- Apoiar docentes no uso do projetor e do diário eletrônico

O que é preciso
- Noções de montagem e manutenção de computadores
- Windows e pacote Office
- Paciência para explicar a mesma coisa mais de uma vez

Horário: quatro horas diárias, no turno contrário ao seu. Bolsa de R$ 850, vale-transporte, lanche e seguro. O contrato pode ir até o fim do curso, respeitado o limite de dois anos.`,
  },
  {
    key: 'seguranca-lgpd-encarregado',
    title: 'Especialista em Privacidade e Proteção de Dados',
    company: 'Previdência Araçá',
    places: ['Brasília/DF'],
    workModel: 'remote',
    contracts: ['clt'],
    phase: 15,
    description: `A pessoa apoiará a encarregada de dados em três frentes: resposta a titulares, avaliação de novos contratos e treinamento interno.

Buscamos formação superior em Direito, Tecnologia ou Administração e experiência com projetos de adequação à LGPD. É indispensável saber elaborar relatório de impacto, conduzir um registro de operações de tratamento e negociar cláusulas com fornecedores. Conhecimento de ISO 27001 e ISO 27701 é desejável, assim como certificações da área e inglês para leitura de contratos.

Não exigimos inscrição na OAB nem mudança de cidade: o regime é remoto, com duas reuniões presenciais por ano em Brasília.

Oferecemos: plano de saúde extensivo a dependentes, previdência com contrapartida integral até 8% e biblioteca jurídica digital. O salário será informado por telefone antes de qualquer etapa.`,
  },
  {
    key: 'suporte-n2-cooperado',
    title: 'Analista de Suporte N2 – cooperado',
    company: 'Cooptumã Tecnologia',
    places: ['Rio Branco/AC', 'Porto Velho/RO'],
    workModel: 'hybrid',
    contracts: ['cooperative'],
    salary: [26, 34, 'hour'],
    phase: 28,
    description: `Projeto de doze meses com um tribunal, prestado pela nossa cooperativa. O trabalho é como cooperado, com produção entre R$ 26 e R$ 34 por hora e fundo de descanso anual.

Responsabilidades principais
Resolver o que o primeiro nível não resolveu
Manter imagens de instalação e políticas de grupo
Escrever artigos para a base de conhecimento

Conhecimentos técnicos exigidos
Windows Server e Active Directory
Microsoft 365
Suporte remoto
ITIL na prática

Será um diferencial
PowerShell
Intune

Modelo de trabalho: presença no fórum duas vezes por semana; nos outros dias, casa ou sede da cooperativa. A integralização da quota-parte é parcelada e devolvida na saída, como prevê o estatuto.`,
  },
  {
    key: 'qa-pcd-primeiro-emprego',
    title: 'Testador(a) de Software – exclusiva PcD, primeiro emprego',
    company: 'Maré Sistemas',
    places: ['João Pessoa/PB', 'Campina Grande/PB'],
    workModel: 'remote',
    contracts: ['clt'],
    salary: [2300, 2600],
    disability: 'exclusive',
    phase: 41,
    description: `Vaga exclusiva para pessoas com deficiência que queiram começar em tecnologia. Os três primeiros meses são de formação remunerada, com intérprete de Libras ou material acessível, conforme o caso.

Depois da formação, você vai
Executar roteiros de teste em sites e aplicativos
Relatar defeitos com passos, imagem e resultado esperado
Conferir correções

O que esperamos de quem entra
Ensino médio completo
Informática básica: navegador, planilhas e e-mail
Escrita organizada
Atenção a detalhes

Desejável: noções de lógica de programação ou algum curso de testes de software.

Enviamos computador, cadeira e o recurso de apoio de que você precisar. Carteira assinada desde o primeiro dia, plano de saúde e auxílio-internet.`,
  },
  {
    key: 'suporte-customer-en',
    title: 'Customer Support Specialist – Spanish and English',
    company: 'Lumen Payroll',
    places: ['Porto Alegre/RS'],
    workModel: 'remote',
    contracts: ['clt'],
    salary: [5200, 6500],
    phase: 9,
    description: `Support customers in Chile, Peru and the United States by chat and e-mail while they close their monthly payroll.

Your role
Answer questions and reproduce problems
Write help-centre articles
Tell product managers what people stumble over

What you'll need
Fluent Spanish and advanced English
Experience in customer support for software
Zendesk or a similar tool
Excel

Nice to have
SQL for simple look-ups
Payroll or accounting background

Schedule: Monday to Friday, 8 a.m. to 5 p.m. Brasília time; during the last three days of a month, shifts may end at 7 p.m. and are compensated. Employment under CLT, health plan, meal vouchers and English classes.`,
  },
  {
    key: 'suporte-implantacao-viagens',
    title: 'Analista de Implantação de Sistemas',
    company: 'Agropec Sistemas',
    places: ['Dourados/MS', 'Sinop/MT'],
    contracts: ['clt'],
    salary: [3800, 4900],
    phase: 22,
    description: `Implantar o nosso sistema em fazendas, armazéns e revendas, do cadastro inicial ao acompanhamento do primeiro fechamento.

Requisitos do cargo:
- Implantação de sistemas ou ERP
- Treinamento de usuários
- Excel
- Noções de rotinas fiscais (nota de produtor, NF-e)
- CNH B
- Disponibilidade para viagens semanais, com retorno às sextas

Diferenciais:
- SQL
- Formação em Contábeis, Agronomia ou Sistemas

O que oferecemos: carro, cartão de combustível e diária de R$ 130; hotel é reservado e pago diretamente. São cerca de 12 noites fora por mês, sempre avisadas com uma semana. R$ 3.800 a R$ 4.900 de salário, mais comissão por implantação concluída no prazo.`,
  },
  {
    key: 'seguranca-iam-banco',
    title: 'Analista de Gestão de Identidades (IAM) Sênior',
    company: 'Banco Caiçara',
    places: ['Santos/SP'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [10200, 12900],
    phase: 35,
    dating: 'undated',
    description: `Posição de substituição na segurança digital, com início previsto para o mês seguinte à proposta.

Descrição do cargo
Conduzir a revisão semestral de acessos, integrar sistemas ao login único e retirar contas que ninguém mais reconhece.

Conhecimentos obrigatórios
Gestão de identidades e acessos (SailPoint, Okta ou Entra ID)
SAML, OAuth e OpenID Connect
Active Directory
PowerShell ou Python
Controles internos e auditoria

Experiências desejáveis
Cofre de senhas (CyberArk)
Normas do Banco Central sobre segurança cibernética
CISSP

Benefícios e vantagens: 14º salário condicionado a metas, plano de saúde sem mensalidade, auxílio-creche e três dias de folga por ano para voluntariado.`,
  },
];
