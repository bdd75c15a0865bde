/** Titles of the divisions of CNAE 2.0 (IBGE), which are those of ISIC Rev. 4; the list of codes leaves them out. */
const TITLES = `
01 Agricultura, pecuária e serviços relacionados
02 Produção florestal
03 Pesca e aquicultura
05 Extração de carvão mineral
06 Extração de petróleo e gás natural
07 Extração de minerais metálicos
08 Extração de minerais não-metálicos
09 Atividades de apoio à extração de minerais
10 Fabricação de produtos alimentícios
11 Fabricação de bebidas
12 Fabricação de produtos do fumo
13 Fabricação de produtos têxteis
14 Confecção de artigos do vestuário e acessórios
15 Preparação de couros e fabricação de artefatos de couro, artigos para viagem e calçados
16 Fabricação de produtos de madeira
17 Fabricação de celulose, papel e produtos de papel
18 Impressão e reprodução de gravações
19 Fabricação de coque, de produtos derivados do petróleo e de biocombustíveis
20 Fabricação de produtos químicos
21 Fabricação de produtos farmoquímicos e farmacêuticos
22 Fabricação de produtos de borracha e de material plástico
23 Fabricação de produtos de minerais não-metálicos
24 Metalurgia
25 Fabricação de produtos de metal, exceto máquinas e equipamentos
26 Fabricação de equipamentos de informática, produtos eletrônicos e ópticos
27 Fabricação de máquinas, aparelhos e materiais elétricos
28 Fabricação de máquinas e equipamentos
29 Fabricação de veículos automotores, reboques e carrocerias
30 Fabricação de outros equipamentos de transporte, exceto veículos automotores
31 Fabricação de móveis
32 Fabricação de produtos diversos
33 Manutenção, reparação e instalação de máquinas e equipamentos
35 Eletricidade, gás e outras utilidades
36 Captação, tratamento e distribuição de água
37 Esgoto e atividades relacionadas
38 Coleta, tratamento e disposição de resíduos; recuperação de materiais
39 Descontaminação e outros serviços de gestão de resíduos
41 Construção de edifícios
42 Obras de infra-estrutura
43 Serviços especializados para construção
45 Comércio e reparação de veículos automotores e motocicletas
46 Comércio por atacado, exceto veículos automotores e motocicletas
47 Comércio varejista
49 Transporte terrestre
50 Transporte aquaviário
51 Transporte aéreo
52 Armazenamento e atividades auxiliares dos transportes
53 Correio e outras atividades de entrega
55 Alojamento
56 Alimentação
58 Edição e edição integrada à impressão
59 Atividades cinematográficas, produção de vídeos e de programas de televisão; gravação de som e edição de música
60 Atividades de rádio e de televisão
61 Telecomunicações
62 Atividades dos serviços de tecnologia da informação
63 Atividades de prestação de serviços de informação
64 Atividades de serviços financeiros
65 Seguros, resseguros, previdência complementar e planos de saúde
66 Atividades auxiliares dos serviços financeiros, seguros, previdência complementar e planos de saúde
68 Atividades imobiliárias
69 Atividades jurídicas, de contabilidade e de auditoria
70 Atividades de sedes de empresas e de consultoria em gestão empresarial
71 Serviços de arquitetura e engenharia; testes e análises técnicas
72 Pesquisa e desenvolvimento científico
73 Publicidade e pesquisa de mercado
74 Outras atividades profissionais, científicas e técnicas
75 Atividades veterinárias
77 Aluguéis não-imobiliários e gestão de ativos intangíveis não-financeiros
78 Seleção, agenciamento e locação de mão-de-obra
79 Agências de viagens, operadores turísticos e serviços de reservas
80 Atividades de vigilância, segurança e investigação
81 Serviços para edifícios e atividades paisagísticas
82 Serviços de escritório, de apoio administrativo e outros serviços prestados principalmente às empresas
84 Administração pública, defesa e seguridade social
85 Educação
86 Atividades de atenção à saúde humana
87 Atividades de atenção à saúde humana integradas com assistência social, prestadas em residências coletivas e particulares
88 Serviços de assistência social sem alojamento
90 Atividades artísticas, criativas e de espetáculos
91 Atividades ligadas ao patrimônio cultural e ambiental
92 Atividades de exploração de jogos de azar e apostas
93 Atividades esportivas e de recreação e lazer
94 Atividades de organizações associativas
95 Reparação e manutenção de equipamentos de informática e comunicação e de objetos pessoais e domésticos
96 Outras atividades de serviços pessoais
97 Serviços domésticos
99 Organismos internacionais e outras instituições extraterritoriais`;

const BY_DIVISION: ReadonlyMap<string, string> = new Map(
  TITLES.trim()
    .split('\n')
    .map((line): [string, string] => [line.slice(0, 2), line.slice(3)]),
);

export const cnaeDivision = (division: string): string | undefined => BY_DIVISION.get(division);
