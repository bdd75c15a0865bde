import { escapeMarkup, XML_DECLARATION } from '@/lib/shared/markup';

export const OPEN_SEARCH_MEDIA_TYPE = 'application/opensearchdescription+xml';

/** How a browser searches here from its own address line (OpenSearch 1.1); `origin` is where it found us. */
export const openSearchXml = (origin: string): string => `${XML_DECLARATION}\
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Firmament</ShortName>
<Description>Search companies by name, number or former name.</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="32" height="32" type="image/svg+xml">${escapeMarkup(origin)}/icon.svg</Image>
<Url type="text/html" method="get" template="${escapeMarkup(origin)}/companies/search?query={searchTerms}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${escapeMarkup(origin)}/opensearch.xml"/>
</OpenSearchDescription>
`;
