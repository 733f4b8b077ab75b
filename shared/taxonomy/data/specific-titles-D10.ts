/** Specific titles of designers, artists and health professionals in further words; see ../specific-titles.ts for the format. */
export const SPECIFIC_TITLES_D10 = `
puppet-designer 2163 | Diseñador de marionetas | Puppet designer | diseñador de títeres, creador de marionetas, puppet creator, marionette designer, fabricante de títeres, artista de marionetas
uniform-workwear-designer 2163 | Diseñador de ropa de trabajo | Workwear designer | technical clothing designer, diseñador de ropa técnica, protective clothing designer, outdoor clothing designer, diseñador de ropa deportiva
home-textile-designer 2163 | Diseñador de textiles para el hogar | Home textiles designer | home furnishing designer, household textiles designer, soft furnishing designer, diseñador de tapicería, upholstery designer, curtain designer, diseñador de cortinas
`;
