# One image for every program; compose.yaml says which one a container runs.
#
# Build it where it runs, and do not pass it on: it holds an FFmpeg under the GPL that is linked with fdk-aac, whose licence does
# not fit the GPL. docs/licences.md says more; THIRD_PARTY_NOTICES, in the image too, names what others wrote.
FROM node:26-bookworm-slim AS build
WORKDIR /easel
# node-av's install script would fetch the ffmpeg command, which nothing uses.
ENV SKIP_FFMPEG=true
COPY package.json package-lock.json ./
RUN npm install --no-save
COPY . .
RUN node lib/setup/prepare.mjs build && npm prune --omit=dev

FROM node:26-bookworm-slim
WORKDIR /easel
COPY --from=build /easel ./
RUN mkdir -p .data && chown -R node:node .data .next
USER node
EXPOSE 3000 4000
CMD ["node", "lib/setup/start.ts"]
