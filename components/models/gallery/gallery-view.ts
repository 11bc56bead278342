import { type FacetName, type ModelFacets, facetNames, noFacets } from './model-facets';

/** The path of the gallery. */
export const galleryPath = '/models';

/** The orders of the gallery. */
export const sorts = ['best', 'name', 'fastest', 'newest'] as const;
export type ModelSort = (typeof sorts)[number];

/** What the gallery shows, as its address says. */
export interface GalleryView {
  search: string;
  sort: ModelSort;
  facets: ModelFacets;
}

/** Reads the view from the query of an address. Values that no model has show nothing, as the filters then say. */
export function readGalleryView(search: string): GalleryView {
  const parameters = new URLSearchParams(search);
  const facets = Object.fromEntries(
    facetNames.map((name): [FacetName, string[]] => [name, parameters.getAll(name)]),
  ) as unknown as ModelFacets;
  return {
    search: parameters.get('q') ?? '',
    sort: sorts.find((sort) => sort === parameters.get('sort')) ?? 'best',
    facets: { ...noFacets, ...facets },
  };
}

/** The address of the gallery with a view, and the model whose details are open; `readGalleryView` reads it back. */
export function galleryUrl({ search, sort, facets }: GalleryView, model: string | null): string {
  const parameters = new URLSearchParams();
  if (search.trim() !== '') parameters.set('q', search.trim());
  if (sort !== 'best') parameters.set('sort', sort);
  for (const name of facetNames) for (const value of facets[name]) parameters.append(name, value);
  if (model !== null) parameters.set('model', model);
  return parameters.size === 0 ? galleryPath : `${galleryPath}?${parameters}`;
}
