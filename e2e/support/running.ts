function given(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is set by the global setup`);
  return value;
}

/** The programs that the global setup has started. */
export const running = {
  get url() {
    return given('EASEL_URL');
  },
  get serviceUrl() {
    return given('EASEL_SERVICE_URL');
  },
  get dataDirectory() {
    return given('EASEL_DATA_DIR');
  },
};
