/** The longest text that is read from a file: a workflow of thousands of nodes takes some megabytes. */
export const mostTextBytes = 16 * 1024 * 1024;
