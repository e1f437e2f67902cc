/** Administration, management, product and process work. Columns: see `parse.ts`. */
export const BUSINESS_SKILLS = `
rotinas-administrativas | Rotinas administrativas | technique | 2 | rotina administrativa; rotinas de escritório; serviços administrativos; apoio administrativo; suporte administrativo; administrative routines
arquivo-documentos | Gestão de documentos e arquivo | technique | 1 | arquivo; arquivamento; gestão de documentos; controle de documentos; organização de documentos; digitalização de documentos; protocolo de documentos
agenda | Gestão de agenda | technique | 1 | controle de agenda; agendamento; agendamento de reuniões; agenda de diretoria; agendamentos; organização de agenda | | organizacao
recepcao | Recepção | technique | 1 | recepção de visitantes; atendimento na recepção; controle de acesso de visitantes; telefonia | | atendimento-cliente
digitacao | Digitação e cadastro de dados | technique | 1 | digitação; cadastro de dados; data entry; lançamento de dados; alimentação de planilhas; cadastro no sistema; inserção de dados
erp | Sistemas ERP | tool | 2 | erp; totvs; sistema integrado de gestão; sistema de gestão
sap | SAP | tool | 3 | sap erp; sap r3 | erp
compras | Compras e suprimentos | technique | 2 | compras; suprimentos; cotações; cotação; procurement; processo de compras; aquisição de materiais
gestao-fornecedores | Gestão de fornecedores | technique | 2 | negociação com fornecedores; fornecedores; supplier management | | negociacao, compras
strategic-sourcing | Strategic sourcing | technique | 3 | compras estratégicas; sourcing; análise de custo total | compras
contratos-gestao | Gestão de contratos | technique | 3 | gestão de contrato; administração de contratos; controle de contratos; contract management | | licitacoes
indicadores | Indicadores de desempenho | technique | 2 | indicadores; kpi; kpis; metas e indicadores; indicadores de performance; acompanhamento de metas; performance indicators
gestao-projetos | Gestão de projetos | technique | 3 | project management; cronograma de projeto; gestão de projeto; condução de projetos | | planejamento
pmp | Certificação PMP | licence | 3 | pmp; capm; pmi | gestao-projetos
planejamento | Planejamento de atividades | technique | 2 | planejamento; plano de ação; planos de ação; planejamento operacional; 5w2h; planning
planejamento-estrategico | Planejamento estratégico | technique | 4 | estratégia empresarial; gestão estratégica; strategic planning | planejamento
mapeamento-processos | Mapeamento de processos | technique | 2 | modelagem de processos; bpm; desenho de processos; pop; pops; padronização de processos; business process
melhoria-processos | Melhoria de processos | technique | 3 | melhoria contínua; otimização de processos; redesenho de processos; process improvement; melhorias de processo; pdca | mapeamento-processos | lean
gestao-mudanca | Gestão da mudança | technique | 3 | gestão de mudanças; change management
gestao-operacoes | Gestão de operações | technique | 4 | gestão operacional; operações; gestão da operação; operations management; coordenação de operações | | indicadores
gestao-negocio | Gestão de pequeno negócio | technique | 4 | empreendedorismo; gestão de negócio próprio; negócio próprio; mei; microempreendedor individual; microempresa; entrepreneurship
plano-negocios | Plano de negócios | technique | 3 | business plan; modelo de negócio; canvas de negócio; business model canvas; viabilidade econômica | | planejamento-estrategico
facilities | Facilities e gestão predial | technique | 3 | facilities; gestão predial; manutenção predial; gestão de serviços terceirizados; terceirizados
gestao-riscos | Gestão de riscos | knowledge | 3 | análise de riscos; risk management; matriz de riscos
compliance | Compliance | knowledge | 3 | programa de integridade; conformidade regulatória; pld
qualidade-gestao | Gestão da qualidade | knowledge | 3 | sistema de gestão da qualidade; controle da qualidade; garantia da qualidade; quality management | | melhoria-processos
esg | ESG e sustentabilidade | knowledge | 3 | esg; sustentabilidade; responsabilidade social
gestao-produto | Gestão de produto | technique | 4 | product management; produto digital; backlog; gestão de backlog; product owner; product manager; priorização de backlog | levantamento-requisitos | scrum
product-discovery | Descoberta de produto | technique | 3 | product discovery; discovery; validação de hipóteses; mvp | | pesquisa-usuario
metricas-produto | Métricas de produto | technique | 3 | métricas de produto; amplitude; funil de conversão; retenção de usuários; product analytics | | analise-dados
analise-negocios | Análise de negócios | technique | 3 | business analysis; business analyst; análise de negócio; business intelligence; inteligência de negócio; inteligência de mercado | levantamento-requisitos | analise-dados
gestao-orcamento | Gestão de orçamento | technique | 3 | controle de orçamento; orçamento; gestão orçamentária; controle de custos; redução de custos; budget; centro de custo; centros de custo | | fluxo-caixa
viagens-corporativas | Viagens corporativas | technique | 1 | gestão de viagens; reservas de viagens; reserva de passagens; passagens aéreas; travel
eventos | Organização de eventos | technique | 2 | produção de eventos; eventos corporativos; organização de evento; events; eventos
`;
