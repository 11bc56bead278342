# One image for all programs; compose.yaml sets which one a container runs.
#
# Build it where it runs, and do not redistribute it: it contains an FFmpeg under the GPL that is linked with fdk-aac, whose licence
# is incompatible with the GPL. See docs/licences.md. THIRD_PARTY_NOTICES, also in the image, lists the third-party software.
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
