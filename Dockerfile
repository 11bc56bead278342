# One image for every program; compose.yaml says which one a container runs.
FROM node:26-bookworm-slim
WORKDIR /easel
COPY package.json package-lock.json ./
RUN npm install --no-save
COPY . .
RUN node lib/setup/prepare.mjs build && mkdir -p .data && chown -R node:node .data .next
USER node
EXPOSE 3000 4000
CMD ["node", "lib/setup/start.ts"]
