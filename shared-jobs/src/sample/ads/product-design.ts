import type { SampleAd } from '../sample-ad.ts';

export const PRODUCT_DESIGN_ADS: readonly SampleAd[] = [
  {
    key: 'produto-gerente-agro',
    title: 'Product Manager Pleno',
    company: 'Colheita Certa Tecnologia',
    places: ['Ribeirão Preto/SP'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [9800, 12600],
    phase: 32,
    description: `Nosso produto ajuda usinas a programar corte, transporte e moagem da cana. A pessoa de produto fica entre o campo, a engenharia e a mesa do cliente.

Responsabilidades do cargo
- Descobrir problemas em visitas e entrevistas com quem opera
- Manter o roadmap trimestral e explicar o que ficou de fora
- Acompanhar indicadores de adoção

Requisitos
- Experiência de 3 anos em gestão de produto digital
- Discovery: entrevistas, hipóteses e protótipos
- Métricas de produto e SQL básico
- Scrum ou Kanban
- Boa escrita

Diferenciais
- Conhecer o setor sucroenergético
- Inglês intermediário

Benefícios: PLR, saúde, previdência e carro compartilhado para as visitas.`,
  },
  {
    key: 'design-produto-saude',
    title: 'Product Designer Sênior',
    company: 'Laboratório Digital Curicaca',
    places: ['Florianópolis/SC'],
    workModel: 'remote',
    contracts: ['clt'],
    salary: [10500, 13000],
    phase: 0,
    description: `Resultado de exame é um momento delicado. Estamos redesenhando a forma como 300 mil pacientes por mês leem os seus.

O que você vai fazer na Curicaca
Conduzir pesquisas com pacientes e com médicos solicitantes
Desenhar fluxos, telas e textos de ponta a ponta
Cuidar do design system ao lado de duas pessoas desenvolvedoras

Precisamos de
Portfólio com ao menos dois projetos explicados do problema ao resultado
Figma avançado
Pesquisa com usuários e testes de usabilidade
Acessibilidade digital

Bônus
UX writing
Design de serviço
Familiaridade com HTML e CSS

Vale-refeição, plano de saúde, verba anual de R$ 3.000 para estudo e recesso entre Natal e Ano-Novo.`,
  },
  {
    key: 'design-ux-writer',
    title: 'UX Writer (Júnior ou Pleno)',
    company: 'Banco Caiçara',
    places: ['Santos/SP'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [4600, 6900],
    phase: 13,
    description: `Escrever para quem está com pressa, com medo de errar ou com o celular no sol. É disso que trata esta vaga no Banco Caiçara, na equipe de conteúdo do aplicativo.

Você irá
Redigir e revisar textos de telas, avisos e mensagens de erro
Testar versões com clientes de diferentes perfis
Manter o guia de linguagem simples

Conhecimentos e experiências
UX writing ou redação para produtos digitais
Português impecável
Figma para editar textos direto no arquivo
Linguagem simples

Será considerado um plus
Espanhol
Testes A/B
Linguística

Envie três exemplos comentados de textos seus: antes, depois e por quê. Salário de R$ 4.600 (júnior) a R$ 6.900 (pleno).`,
  },
  {
    key: 'produto-po-publico',
    title: 'Product Owner',
    company: 'Ipeúva Soluções para Governo',
    places: ['Maceió/AL'],
    workModel: 'onSite',
    phase: 26,
    description: `Contrato com órgão estadual de saúde para um sistema de regulação de leitos.

Sobre a função
Traduzir normas e rotinas de regulação em histórias que a equipe consiga construir
Priorizar o backlog com a gerência do órgão
Homologar entregas com médicos reguladores e atendentes

Qualificações obrigatórias
Superior completo em qualquer área
Experiência como Product Owner ou analista de requisitos
Scrum
Levantamento de requisitos e modelagem de processos (BPMN)
Jira

Qualificações desejáveis
Certificação PSPO ou CSPO
Vivência no SUS

Local de trabalho: Jaraguá, em Maceió, das 8h às 17h. Tipo de contrato e remuneração serão apresentados na segunda etapa.`,
  },
  {
    key: 'design-estagio-ui',
    title: 'Estágio em Design de Interfaces',
    company: 'Estúdio Caranguejo',
    places: ['Recife/PE'],
    workModel: 'hybrid',
    contracts: ['internship'],
    salary: [1450, 1450],
    phase: 39,
    description: `Estúdio pequeno, seis pessoas e uma gata chamada Serifa, procura estagiária ou estagiário para interfaces de jogos educativos.

Para se candidatar, é preciso estar matriculado(a) em Design, Publicidade, Arquitetura ou Artes, com pelo menos um ano até a formatura, pois o termo de compromisso é assinado com a faculdade.

Conhecimentos necessários
Figma
Noções de tipografia e cor
Illustrator ou Photoshop
Vontade de ouvir crítica e de criticar com gentileza

Desejável
After Effects
Ilustração digital

Tarefas
Desenhar ícones, botões e estados
Organizar arquivos para a programação
Acompanhar testes com crianças em escolas parceiras

Jornada de 25 horas por semana, bolsa de R$ 1.450 e transporte.`,
  },
  {
    key: 'design-pesquisa-en',
    title: 'UX Researcher (English required)',
    company: 'Tangara Mobility',
    places: ['Belo Horizonte/MG'],
    workModel: 'remote',
    contracts: ['pj'],
    salary: [12000, 15000],
    phase: 7,
    description: `Tangara makes trip-planning software for bus operators in Brazil, Colombia and Mexico. Research has so far been everybody's side job; you would be the first person to do it full time.

In this role, you will
Plan and run interviews with drivers, dispatchers and passengers
Turn what you learn into decisions together with product managers
Build a repository that other people can search

What we're looking for
4+ years of experience in user research
Qualitative interviews and usability testing
Survey design and basic statistics
Fluent English and Portuguese

Good to have
Spanish
Experience in public transport

Contract: PJ, R$ 12,000 to R$ 15,000 per month. Two trips a year to meet operators.`,
  },
  {
    key: 'produto-agilidade',
    title: 'Scrum Master / Agilista',
    company: 'Seguros Baobá',
    places: ['Salvador/BA'],
    workModel: 'hybrid',
    contracts: ['clt'],
    phase: 20,
    description: `Missão: apoiar três equipes de sinistro e uma de corretores a entregar com regularidade, sem transformar cerimônia em fim.

Entre as principais atribuições estão a facilitação de planejamentos e retrospectivas, a remoção de impedimentos entre áreas e a leitura honesta de métricas de fluxo com a gerência.

Requisitos essenciais
Facilitação ágil com mais de um time ao mesmo tempo
Scrum e Kanban
Métricas de fluxo (lead time, vazão)
Jira e Confluence
Mediação de conflitos

Requisitos desejáveis
Certificação PSM ou CSM
Management 3.0
Setor de seguros

Contratação efetiva (CLT). Assistência médica e odontológica, auxílio-creche até os seis anos da criança e seguro residencial grátis.`,
  },
  {
    key: 'design-grafico-digital-pcd',
    title: 'Designer Digital – PcD',
    company: 'Calçados Anjico',
    places: ['Franca/SP'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [3100, 3900],
    disability: 'exclusive',
    phase: 33,
    description: `Posição exclusiva para pessoas com deficiência. Antes da entrevista perguntamos de quais adaptações você precisa e cuidamos delas: mobiliário, programas, horário ou comunicação.

Atividades da função
• Criar banners, e-mails e peças para redes sociais das três marcas
• Tratar fotos de produto
• Atualizar vitrines da loja virtual

O que precisamos
• Photoshop e Illustrator
• Peças para redes sociais (portfólio em PDF ou link)
• Noções de tipografia
• Organização de arquivos e prazos

Seria legal
• Edição de vídeo curto no Premiere ou CapCut
• E-mail marketing

Benefícios: restaurante na fábrica, convênio com academias e calçados com 50% de desconto. Segunda a sexta, 7h30 às 17h18.`,
  },
  {
    key: 'produto-dados-crescimento',
    title: 'Analista de Produto (Growth)',
    company: 'Feirante App',
    places: ['Belém/PA'],
    workModel: 'remote',
    contracts: ['pj'],
    salary: [6000, 7500],
    phase: 1,
    description: `Restaurante baixa o aplicativo, faz um pedido e some. Queremos entender por quê e agir com base em dados, não em insistência.

Principais responsabilidades
Acompanhar funil, coortes e retenção toda semana
Propor e medir experimentos
Conversar por telefone com quem deixou de comprar

Hard skills
SQL
Google Analytics 4 ou Amplitude
Testes A/B
Planilhas do Excel ou do Google

Soft skills
Curiosidade, empatia e comunicação clara

Não é obrigatório, mas ajuda:
Python
CRM e automação de mensagens

Prestação de serviço como PJ, R$ 6.000 a R$ 7.500 por mês, com pausa remunerada de 20 dias. Preferimos quem more na região Norte; não é condição.`,
  },
  {
    key: 'produto-lideranca',
    title: 'Head de Produto',
    company: 'Educa Cerrado',
    places: ['Goiânia/GO'],
    workModel: 'hybrid',
    contracts: ['clt', 'pj'],
    salary: [22000, 28000],
    phase: 14,
    description: `Reportando-se à presidência, a pessoa nesta cadeira responde pela estratégia de produto da Educa Cerrado, por quatro gerentes e pela equipe de design.

Objetivo do cargo: aumentar a conclusão dos cursos, hoje em 41%, sem facilitar a prova.

Que buscamos
Liderança de equipes de produto, com formação de outras lideranças
Estratégia e roadmap de produto
Gestão de orçamento
Experiência em educação ou em assinaturas

Diferenciais
Inglês fluente
Ter lecionado, em qualquer nível

Remuneração entre R$ 22.000 e R$ 28.000, mais participação. Escritório no Setor Marista três dias por semana. O processo tem quatro conversas e um estudo de caso feito ao vivo, sem tarefa para casa.`,
  },
  {
    key: 'design-jogos-arte',
    title: 'Artista 3D para Jogos',
    company: 'Quartzo Games',
    places: ['Campinas/SP'],
    workModel: 'remote',
    contracts: ['pj'],
    salary: [35, 55, 'hour'],
    phase: 27,
    description: `Contrato por projeto, cerca de 120 horas por mês durante oito meses, para modelar estádios, bancos de reservas e bolas de um jogo de futebol para celular.

Exigimos
Blender ou Maya
Modelagem com poucos polígonos e mapas de textura
Unity, o suficiente para conferir o resultado no aparelho
Portfólio publicado

Ganha pontos quem traz
Animação 3D
Conhecimento de shaders
Inglês para ler documentação

Remuneração: de R$ 35 a R$ 55 por hora, conforme a experiência, com nota fiscal de MEI ou de empresa. Revisões fazem parte das horas pagas. A direção de arte dá retorno por escrito às terças e às sextas.`,
  },
];
