/** Engineering, factory work, work safety, logistics and driving. One table per field; columns: see `parse.ts`. */
export const ENGINEERING_SKILLS = `
crea | Registro no CREA | licence | 5 | crea; crea ativo; conselho regional de engenharia | graduacao-engenharia
graduacao-engenharia | Graduação em engenharia | licence | 5 | bacharelado em engenharia; engenharia agronômica; engineering degree | ensino-superior | crea
autocad | AutoCAD | tool | 2 | auto cad; cad; cad 2d; desenho assistido por computador
solidworks | SolidWorks e CAD 3D | tool | 3 | solidworks; cad 3d; modelagem 3d mecânica | autocad
projetos-eletricos | Projetos elétricos | technique | 4 | projeto elétrico; instalações industriais; diagramas elétricos; nbr 5410
projetos-mecanicos | Projetos mecânicos | technique | 4 | projeto mecânico; dimensionamento mecânico; elementos de máquinas
calculos-engenharia | Cálculos de engenharia | knowledge | 4 | simulação numérica; dimensionamento estrutural
energia-solar | Energia solar | technique | 3 | fotovoltaico; sistemas fotovoltaicos; instalação de painéis solares; energia fotovoltaica; solar fotovoltaica; sistema solar fotovoltaico
meio-ambiente | Gestão ambiental | knowledge | 3 | meio ambiente; environmental management
telecom | Telecomunicações e fibra óptica | technique | 3 | telecomunicações | | redes
laudos-tecnicos | Laudos e pareceres técnicos | technique | 3 | laudos; laudo técnico; parecer técnico; relatórios técnicos; relatório técnico; perícia técnica | escrita
`;
export const INDUSTRY_SKILLS = `
operacao-maquinas | Operação de máquinas | technique | 2 | operador de máquinas; operadora de máquinas; operação de máquina; máquinas industriais; setup de máquinas; machine operation; operador de produção
linha-producao | Produção em linha | technique | 1 | linha de produção; auxiliar de produção; produção industrial; linha de montagem; montagem de peças; production line
pcp | Planejamento e controle da produção | technique | 3 | pcp; planejamento da produção; ppcp; programação da produção; mrp; production planning | planejamento | controle-estoque
lean | Lean manufacturing | technique | 3 | produção enxuta; lean; toyota production system; manufatura enxuta; gemba
cinco-s | 5S | technique | 1 | programa 5s; cinco s; housekeeping industrial | | lean
six-sigma | Six Sigma | technique | 3 | seis sigma; dmaic; cep controle estatístico | melhoria-processos
inspecao-qualidade | Inspeção de qualidade | technique | 2 | inspeção de produtos; controle de qualidade; inspetor de qualidade; inspetora de qualidade; quality inspection | | qualidade-gestao
metrologia | Metrologia | technique | 2 | calibração; calibração de instrumentos; metrologista
manutencao-mecanica | Manutenção mecânica | technique | 3 | mecânica industrial; mecânico de manutenção; manutenção de máquinas; lubrificação; rolamentos; mechanical maintenance
manutencao-eletrica | Manutenção elétrica | technique | 3 | eletricista de manutenção; quadros elétricos; eletricidade industrial; motores elétricos | | instalacoes-eletricas
gestao-manutencao | Gestão da manutenção | technique | 3 | plano de manutenção; ordens de serviço; rcm
automacao-industrial | Automação industrial | technique | 4 | industrial automation | | manutencao-eletrica
soldagem | Soldagem | technique | 3 | solda; soldador; soldadora; welding
usinagem | Usinagem | technique | 3 | torno; machining
hidraulica-pneumatica | Hidráulica e pneumática | technique | 3 | pneumática; hidráulica industrial; circuitos hidráulicos
mecanica-automotiva | Mecânica automotiva | technique | 3 | mecânico automotivo; mecânica de automóveis; oficina mecânica; revisão de veículos
costura | Costura industrial | technique | 2 | costura; costureira; costureiro; confecção; sewing
bpf-alimentos | Boas práticas de fabricação | knowledge | 1 | bpf; boas práticas na indústria de alimentos | | boas-praticas-alimentos
nr-10 | NR-10 | licence | 1 | nr 10; nr10; segurança em eletricidade; sep nr10
nr-35 | NR-35 | licence | 1 | nr 35; nr35; trabalho em altura
nr-33 | NR-33 | licence | 1 | nr 33; nr33; espaço confinado; espaços confinados
nr-12 | NR-12 | licence | 1 | nr 12; nr12; segurança em máquinas
normas-regulamentadoras | Normas regulamentadoras | knowledge | 2 | normas regulamentadoras de segurança; nrs; segurança do trabalho; saúde e segurança do trabalho; saúde e segurança ocupacional; sst; ehs; occupational safety
tecnico-seguranca | Registro de técnico em segurança do trabalho | licence | 4 | técnico em segurança do trabalho; técnico de segurança do trabalho; técnica em segurança do trabalho; curso técnico em segurança do trabalho | normas-regulamentadoras
pgr | PGR e gestão de riscos ocupacionais | technique | 3 | pgr; gerenciamento de riscos ocupacionais; gro; ppra; pcmso; inventário de riscos; análise preliminar de risco; apr; nr-1; nr 1 | normas-regulamentadoras
cipa | CIPA e brigada | technique | 1 | cipa; sipat | | normas-regulamentadoras
investigacao-acidentes | Investigação de acidentes | technique | 2 | análise de acidentes; cat comunicação de acidente; árvore de causas; investigação de incidentes | | normas-regulamentadoras
dds | Diálogo diário de segurança | technique | 1 | dds; diálogo de segurança; treinamentos de segurança; treinamento de segurança | | treinamento
epi | Gestão de EPI | technique | 1 | epi; epis; equipamentos de proteção individual; ficha de epi; entrega de epi
ergonomia | Ergonomia | knowledge | 3 | nr-17; nr 17; análise ergonômica do trabalho; aet; ginástica laboral; ergonomics
`;
export const LOGISTICS_SKILLS = `
controle-estoque | Controle de estoque | technique | 2 | estoque; gestão de estoque; gestão de estoques; controle de estoques; stock control; inventory management; giro de estoque; estoquista
inventario | Inventário | technique | 1 | inventários; contagem de estoque; balanço de estoque; contagem de mercadorias | | controle-estoque
recebimento | Recebimento e conferência | technique | 1 | recebimento de mercadorias; conferência de mercadorias; recebimento de materiais; receiving
separacao-pedidos | Separação e expedição | technique | 1 | separação de pedidos; picking; packing; separação de mercadorias; carregamento; montagem de kits; order picking
armazenagem | Armazenagem | technique | 2 | armazém; endereçamento; warehouse; layout de armazém | | controle-estoque
wms | Sistemas WMS | tool | 2 | wms; sistema de armazenagem; radiofrequência | | erp
empilhadeira | Operação de empilhadeira | technique | 2 | empilhadeira; operador de empilhadeira; operadora de empilhadeira; empilhadeira elétrica; forklift
curso-empilhadeira | Curso de operador de empilhadeira | licence | 1 | curso de empilhadeira; nr-11; nr 11; nr11; certificado de operador de empilhadeira | empilhadeira
roteirizacao | Roteirização | technique | 2 | roteirização de entregas; planejamento de rotas; otimização de rotas; roteiro de entregas; route planning; roteirizador
gestao-transportes | Gestão de transportes | technique | 3 | fretes; transportadoras; gestão de transporte; área de transportes; setor de transportes; operação de transportes | | roteirizacao
logistica | Logística | knowledge | 3 | logistics; operação logística; rotinas logísticas; cadeia logística; auxiliar de logística
supply-chain | Cadeia de suprimentos | knowledge | 4 | supply chain; gestão da cadeia de suprimentos | logistica | pcp
indicadores-logisticos | Indicadores logísticos | technique | 2 | otif; nível de serviço logístico; lead time de entrega; lead time logístico; indicadores de entrega; on time in full | indicadores
direcao-defensiva | Direção defensiva | technique | 1 | direção segura; defensive driving; condução segura
transporte-cargas | Transporte de cargas | technique | 2 | motorista de caminhão; caminhão; entrega de cargas; transporte rodoviário; amarração de carga | | transporte-passageiros
transporte-passageiros | Transporte de passageiros | technique | 2 | motorista de aplicativo; uber; táxi; transporte escolar; condução de passageiros; 99 pop
entregas | Entregas | technique | 1 | entregador; entregadora; motoboy; entregas por aplicativo; ifood; entrega de encomendas; entrega de mercadorias; delivery; last mile
mopp | Curso MOPP | licence | 1 | mopp; movimentação de produtos perigosos; cargas perigosas; produtos perigosos
ear | EAR na CNH | licence | 1 | exerce atividade remunerada; ear; observação ear
manutencao-veiculo | Cuidados e inspeção do veículo | technique | 1 | inspeção veicular; checklist do veículo; manutenção básica do veículo; checklist veicular | | mecanica-automotiva
rastreamento | Rastreamento e telemetria | tool | 1 | telemetria; rastreador; gerenciamento de risco de cargas
`;
