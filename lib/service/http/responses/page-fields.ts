/** The fields of a page beside its entries. */
export function pageFields(filter: { page: number; page_size: number }, total: number) {
  return {
    page_number: filter.page,
    page_size: filter.page_size,
    total_pages: Math.max(1, Math.ceil(total / filter.page_size)),
    total_entries: total,
    status: 'success' as const,
    status_message: 'resource_found',
  };
}
